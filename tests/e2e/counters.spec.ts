/** Counters on their pages: the final number from the start, and never a step back. How they count is in tests/islands. */
import type { Locator, Page } from 'playwright/test';
import { COUNT_MS, countAt } from '../../src/domain/facts/counter.ts';
import { hold } from './quote-page.ts';
import { DESK, drawn, expect, PHONE, reusing, test } from './site.ts';

const islands = (page: Page) => page.locator('astro-island[client="approach"]');

/** The part of a counter that is seen and moves; the other is for screen readers. */
const shown = (page: Page) => islands(page).locator('[aria-hidden="true"]');

const spoken = (page: Page) => islands(page).locator('.sr-only');

/** Scrolls until the top of an element is 20 pixels below the window's lower edge. */
const scrollToJustBelow = (element: Locator) =>
  element.evaluate((node) => {
    scrollBy(0, node.getBoundingClientRect().top - innerHeight - 20);
  });

const PAGES = [
  { path: '/', final: ['8+', '150+', '99.9%', '30 min'] },
  { path: '/about', final: ['12+', '8+', '5+'] },
] as const;

/** So low that no counter stands on the first screen. */
const LOW = { width: 1280, height: 320 };

for (const { path, final } of PAGES) {
  reusing(
    `${path} asks for its counters’ script when they come near, and counts`,
    async ({ page, watched }) => {
      await page.setViewportSize(LOW);
      await page.goto(path);
      await expect(shown(page)).toHaveText([...final]);
      await drawn(page);
      expect(watched.scripts).toEqual([]);
      await scrollToJustBelow(shown(page).first());
      await expect(shown(page)).toHaveText(final.map((text) => text.replace(/^[\d.]+/, '0')));
      const scriptsOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((found) => found.map((island) => island.getAttribute('component-url') ?? ''));
      expect(watched.scripts).toEqual(expect.arrayContaining(await scriptsOf('[client="approach"]')));
      const others = await scriptsOf('astro-island:not([client="approach"])');
      expect(others.length).toBeGreaterThan(0);
      expect(watched.scripts.filter((file) => others.includes(file))).toEqual([]);
      await shown(page).first().scrollIntoViewIfNeeded();
      await shown(page).last().scrollIntoViewIfNeeded();
      await expect(shown(page)).toHaveText([...final]);
    },
  );
}

/** Notes every text that a counter shows from now on. */
const noteTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver((changes) => {
      for (const { target } of changes) texts.push(target.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const notedTexts = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);

reusing('numbers on the first screen stay, whatever the visitor scrolls', async ({ page, watched }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(shown(page).first()).toBeInViewport({ ratio: 1 });
  await noteTexts(page);
  for (const y of [10_000, 300, 10_000, 0]) {
    await page.evaluate((top) => {
      scrollTo(0, top);
    }, y);
    await drawn(page);
  }
  await expect(shown(page)).toHaveText([...PAGES[0].final]);
  expect(await notedTexts(page)).toEqual([]);
  expect(watched.scripts).toEqual([]);
});

reusing('a number that was reached before its script came does not start anew', async ({ page }) => {
  // One counter on the screen at a time.
  await page.setViewportSize({ width: 390, height: 200 });
  const script = /counter\.[^/]+\.js$/;
  const asked = page.waitForRequest(script);
  const deliver = await hold(page, script);
  await page.goto('/about');
  await scrollToJustBelow(shown(page).first());
  await asked;
  await shown(page)
    .first()
    .evaluate((node) => {
      node.scrollIntoView({ block: 'center' });
    });
  await expect(shown(page).first()).toBeInViewport({ ratio: 1 });
  await noteTexts(page);
  deliver();
  // The next one has its script, and waits at zero to be seen.
  await expect(shown(page).nth(1)).toHaveText('0+');
  await expect(shown(page).first()).toHaveText('12+');
  expect(await notedTexts(page)).not.toContainEqual(expect.stringMatching(/^(?!0\+$)/));
});

test('with reduced motion, Save-Data or a slow link numbers stay still, and no script comes', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(LOW);
  const expectStill = async () => {
    await page.goto('/about');
    await noteTexts(page);
    await scrollToJustBelow(shown(page).first());
    await drawn(page);
    await shown(page).first().scrollIntoViewIfNeeded();
    await drawn(page);
    await expect(shown(page)).toHaveText([...PAGES[1].final]);
    expect(await notedTexts(page)).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill();
  await page.emulateMedia({ reducedMotion: null });
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await expectStill();
  }
  expect(watched.scripts).toEqual([]);
});

/** What the styles paint over a number: the number there, and whether it is seen. */
const painted = (page: Page) =>
  page.locator('.count-up').evaluateAll((found) =>
    found.map((element) => {
      const { counterReset, visibility, content } = getComputedStyle(element, '::before');
      return { number: Number(counterReset.split(' ')[1] ?? Number.NaN), visibility, content };
    }),
  );

const settle = (page: Page, atMs: number | 'finished') =>
  page.evaluate((at) => {
    const counting = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('count-'));
    for (const animation of counting) {
      animation.pause();
      if (at === 'finished') animation.finish();
      else animation.currentTime = at;
    }
    return counting.length;
  }, atMs);

for (const size of [PHONE, DESK]) {
  reusing(
    `at ${size.width} px those on the first screen count from the first paint, without the island`,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const { final } = PAGES[0];
      // The number and what paints over it.
      expect(await settle(page, 0)).toBe(final.length * 2);
      expect(await painted(page)).toEqual(
        final.map(() => ({
          number: 0,
          visibility: 'visible',
          content: expect.stringMatching(/^counter/) as unknown,
        })),
      );
      await settle(page, COUNT_MS / 2);
      for (const [index, { number }] of (await painted(page)).entries()) {
        const value = Number.parseInt(final[index] ?? '', 10);
        expect(Math.abs(number - countAt(COUNT_MS / 2, value))).toBeLessThanOrEqual(1);
      }
      await settle(page, 'finished');
      expect((await painted(page)).map(({ visibility }) => visibility)).toEqual(final.map(() => 'hidden'));
      await expect(shown(page)).toHaveText([...final]);
      await expect(spoken(page)).toHaveText([...final]);
    },
  );
}

test('where less motion is wanted, and on paper, nothing is painted over the numbers', async ({ page }) => {
  for (const media of [
    { reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await page.goto('/');
    expect(await settle(page, 0)).toBe(0);
    expect((await painted(page)).map(({ content }) => content)).toEqual(PAGES[0].final.map(() => 'none'));
  }
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'screen' });
});
