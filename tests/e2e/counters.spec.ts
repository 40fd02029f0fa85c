/** Counters: the final number from the start, a count where it can be watched, and never a step back. */
import type { Locator, Page } from 'playwright/test';
import { COUNT_MS, countAt } from '../../src/domain/facts/counter.ts';
import { scrollThrough } from './layout.ts';
import { showShare } from './sections.ts';
import { DESK, drawn, expect, PHONE, reusing, test } from './site.ts';

const islands = (page: Page) => page.locator('astro-island[client="approach"]');

/** The part of a counter that is seen and moves; the other is for screen readers. */
const shown = (page: Page) => islands(page).locator('[aria-hidden="true"]');

const spoken = (page: Page) => islands(page).locator('.sr-only');

const alive = (page: Page, count: number) =>
  expect(page.locator('astro-island[client="approach"]:not([ssr])')).toHaveCount(count);

/** Scrolls until the top of an element is `distance` pixels below the window's lower edge. */
const scrollToJustBelow = (element: Locator, distance: number) =>
  element.evaluate((node, below) => {
    scrollBy(0, node.getBoundingClientRect().top - innerHeight - below);
  }, distance);

const PAGES = [
  { path: '/', final: ['8+', '150+', '99.9%', '30 min'], values: [8, 150, 99.9, 30] },
  { path: '/about', final: ['12+', '8+', '5+'], values: [12, 8, 5] },
] as const;

/** The scripts of the islands that a selector finds; what these import follows by itself. */
const scriptsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((island) => island.getAttribute('component-url') ?? ''));

/** So low that no counter stands on the first screen. */
const LOW = { width: 1280, height: 320 };

for (const { path, final, values } of PAGES) {
  test(`${path} counts up to its numbers once they are half in view`, async ({ page }) => {
    await page.setViewportSize(LOW);
    await page.clock.install();
    await page.goto(path);
    await expect(shown(page)).toHaveText([...final]);
    await page.clock.pauseAt(Date.now() + 60_000);

    await scrollToJustBelow(shown(page).first(), 20);
    await alive(page, final.length);
    const suffixes = final.map((text, index) => text.slice(String(values[index]).length));
    await expect(shown(page)).toHaveText(suffixes.map((suffix) => `0${suffix}`));
    // What is read out is the final number all the while.
    await expect(spoken(page)).toHaveText([...final]);

    // A little less than half of a number is not enough to start it; a little more is.
    await showShare(shown(page).first(), 0.4);
    await drawn(page);
    await page.clock.runFor(COUNT_MS);
    await expect(shown(page)).toHaveText(suffixes.map((suffix) => `0${suffix}`));
    await showShare(shown(page).first(), 0.6);
    await drawn(page);
    await page.clock.runFor(COUNT_MS / 2);
    const middle = (await shown(page).allTextContents()).map((text) => Number.parseFloat(text));
    for (const [index, value] of values.entries()) {
      // A frame more or less.
      expect(middle[index]).toBeGreaterThanOrEqual(countAt(COUNT_MS / 2 - 50, value));
      expect(middle[index]).toBeLessThanOrEqual(countAt(COUNT_MS / 2 + 50, value));
      expect(middle[index]).toBeLessThan(value);
    }

    await page.clock.runFor(COUNT_MS);
    await expect(shown(page)).toHaveText([...final]);

    // Once only.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await drawn(page);
    await shown(page).first().scrollIntoViewIfNeeded();
    await drawn(page);
    await page.clock.runFor(COUNT_MS / 4);
    await expect(shown(page)).toHaveText([...final]);
  });

  reusing(
    `${path} asks for its counters’ script only when they come near, and prints their final numbers`,
    async ({ page, watched }) => {
      await page.setViewportSize(LOW);
      await page.goto(path);
      await drawn(page);
      expect(watched.scripts).toEqual([]);
      await scrollToJustBelow(shown(page).first(), 20);
      await alive(page, final.length);
      await expect(shown(page).first()).toHaveText(/^0/);
      await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
      });
      await expect(shown(page)).toHaveText([...final]);

      await scrollThrough(page);
      await drawn(page);
      const own = await scriptsOf(page, '[client="approach"]');
      const others = await scriptsOf(page, 'astro-island:not([client="approach"])');
      expect(watched.scripts).toEqual(expect.arrayContaining(own));
      expect(others.length).toBeGreaterThan(0);
      expect(watched.scripts.filter((file) => others.includes(file))).toEqual([]);
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
  await expect(shown(page)).toHaveText(['8+', '150+', '99.9%', '30 min']);
  expect(await notedTexts(page)).toEqual([]);
  expect(watched.scripts).toEqual([]);
});

reusing('a number that was reached before its script came does not start anew', async ({ page }) => {
  // One counter on the screen at a time.
  await page.setViewportSize({ width: 390, height: 200 });
  let deliver: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const counter = /counter\.[^/]+\.js$/;
  const asked = page.waitForRequest(counter);
  await page.route(counter, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about');
  await scrollToJustBelow(shown(page).first(), 20);
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

/** What is seen of the counters of both pages while they are scrolled to. */
async function expectStill(page: Page) {
  for (const { path, final } of PAGES) {
    await page.setViewportSize({ width: PHONE.width, height: 300 });
    await page.goto(path);
    await noteTexts(page);
    await scrollToJustBelow(shown(page).first(), 20);
    await drawn(page);
    await shown(page).first().scrollIntoViewIfNeeded();
    await drawn(page);
    await expect(shown(page)).toHaveText([...final]);
    expect(await notedTexts(page)).toEqual([]);
  }
}

reusing('with reduced motion numbers stay still, and no script comes for them', async ({ page, watched }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill(page);
  expect(watched.scripts).toEqual([]);
});

test('with Save-Data or on a slow link numbers stay still, and no script comes for them', async ({
  page,
  watched,
}) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await expectStill(page);
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

for (const size of [PHONE, { width: 768, height: 1024 }, DESK, { width: 1920, height: 1080 }]) {
  test(`at ${size.width} px those on the first screen count from the first paint, without the island`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const { final } = PAGES[0];
    // The number and what paints over it.
    expect(await settle(page, 0)).toBe(final.length * 2);
    expect(await painted(page)).toEqual(
      final.map(() => ({
        number: 0,
        visibility: 'visible',
        content: expect.stringMatching(/^counter/) as string,
      })),
    );
    await settle(page, COUNT_MS / 2);
    for (const [index, { number }] of (await painted(page)).entries()) {
      const value = PAGES[0].values[index] ?? 0;
      expect(Math.abs(number - countAt(COUNT_MS / 2, Math.trunc(value)))).toBeLessThanOrEqual(1);
    }
    await settle(page, 'finished');
    expect((await painted(page)).map(({ visibility }) => visibility)).toEqual(final.map(() => 'hidden'));
    await expect(shown(page)).toHaveText([...final]);
    await expect(spoken(page)).toHaveText([...final]);
  });
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
