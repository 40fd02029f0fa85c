/** Counters on their pages: the final number from the start, and never a step back. How they count is in tests/islands. */
import type { Locator, Page } from 'playwright/test';
import { COUNT_MS, countAt } from '../../src/islands/counter/count.ts';
import { hold } from './quote-page.ts';
import { DESK, drawn, expect, PHONE, reusing, test } from './site.ts';

/** The part of a counter that is seen and moves; the other is for screen readers. */
const shown = (page: Page) => page.locator('astro-island[client="approach"] [aria-hidden="true"]');
const spoken = (page: Page) => page.locator('astro-island[client="approach"] .sr-only');

const HOME = ['8+', '150+', '99.9%', '30 min'];
const ABOUT = ['12+', '8+', '5+'];

/** So low that no counter stands on the first screen. */
const LOW = { width: 1280, height: 320 };

/** Scrolls until the top of an element is 20 pixels below the window's lower edge. */
const scrollToJustBelow = (element: Locator) =>
  element.evaluate((node) => {
    scrollBy(0, node.getBoundingClientRect().top - innerHeight - 20);
  });

/** Notes every text that the page shows from now on, and gives what it has noted. */
async function noteTexts(page: Page) {
  const texts = await page.evaluateHandle(() => {
    const noted: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) noted.push(target.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return noted;
  });
  return () => texts.jsonValue();
}

for (const [path, final] of Object.entries({ '/': HOME, '/about': ABOUT })) {
  reusing(`${path} asks for its counters’ script as they come near`, async ({ page, watched }) => {
    await page.setViewportSize(LOW);
    await page.goto(path);
    await expect(shown(page)).toHaveText(final);
    await drawn(page);
    expect(watched.scripts).toEqual([]);
    await scrollToJustBelow(shown(page).first());
    await expect(shown(page)).toHaveText(final.map((text) => text.replace(/^[\d.]+/, '0')));
    expect(watched.scripts.filter((file) => /counter\.[^/]+\.js$/.test(file))).toHaveLength(1);
    await shown(page).first().scrollIntoViewIfNeeded();
    await shown(page).last().scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveText(final);
  });
}

reusing('numbers on the first screen stay, whatever the visitor scrolls', async ({ page, watched }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(shown(page).first()).toBeInViewport({ ratio: 1 });
  const noted = await noteTexts(page);
  for (const y of [10_000, 300, 10_000, 0]) {
    await page.evaluate((top) => {
      scrollTo(0, top);
    }, y);
    await drawn(page);
  }
  await expect(shown(page)).toHaveText(HOME);
  expect(await noted()).toEqual([]);
  expect(watched.scripts).toEqual([]);
});

reusing('a number that was reached before its script came does not start anew', async ({ page }) => {
  // One counter on the screen at a time.
  await page.setViewportSize({ width: 390, height: 200 });
  const script = /counter\.[^/]+\.js$/;
  const asked = page.waitForRequest(script);
  const deliver = await hold(page, script);
  const first = shown(page).first();
  await page.goto('/about');
  await scrollToJustBelow(first);
  await asked;
  await first.evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
  });
  await expect(first).toBeInViewport({ ratio: 1 });
  const noted = await noteTexts(page);
  deliver();
  // The next one has its script, and waits at zero to be seen.
  await expect(shown(page).nth(1)).toHaveText('0+');
  await expect(first).toHaveText('12+');
  expect(await noted()).not.toContainEqual(expect.stringMatching(/^(?!0\+$)/));
});

test('with reduced motion, Save-Data or a slow link numbers stay still', async ({ page, watched }) => {
  await page.setViewportSize(LOW);
  for (const { reducedMotion = null, ...connection } of [
    { reducedMotion: 'reduce' },
    { saveData: true },
    { effectiveType: '2g' },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await page.goto('/about');
    const noted = await noteTexts(page);
    await scrollToJustBelow(shown(page).first());
    await drawn(page);
    await shown(page).first().scrollIntoViewIfNeeded();
    await drawn(page);
    await expect(shown(page)).toHaveText(ABOUT);
    expect(await noted()).toEqual([]);
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

/** Stops the counting of the styles at a time; how many animations it is made of. */
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
  reusing(`at ${size.width} px those on the first screen count without a script`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    // The number and what paints over it.
    expect(await settle(page, 0)).toBe(HOME.length * 2);
    const content = expect.stringMatching(/^counter/) as unknown;
    expect(await painted(page)).toEqual(HOME.map(() => ({ number: 0, visibility: 'visible', content })));
    await settle(page, COUNT_MS / 2);
    for (const [index, { number }] of (await painted(page)).entries()) {
      const value = Number.parseInt(HOME[index] ?? '', 10);
      expect(Math.abs(number - countAt(COUNT_MS / 2, value))).toBeLessThanOrEqual(1);
    }
    await settle(page, 'finished');
    expect((await painted(page)).map(({ visibility }) => visibility)).toEqual(HOME.map(() => 'hidden'));
    await expect(shown(page)).toHaveText(HOME);
    await expect(spoken(page)).toHaveText(HOME);
  });
}

reusing('with less motion and on paper nothing is painted over the numbers', async ({ page }) => {
  for (const media of [
    { reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await page.goto('/');
    expect(await settle(page, 0)).toBe(0);
    expect((await painted(page)).map(({ content }) => content)).toEqual(HOME.map(() => 'none'));
  }
});
