/** Counters on their pages: the final number from the start, and never a step back. How they count is in tests/islands. */
import type { Locator, Page } from 'playwright/test';
import { hold } from './quote-page.ts';
import { DESK, drawn, expect, reusing, test } from './site.ts';

/** The part of a counter that is seen and moves; the other is for screen readers. */
const shown = (page: Page) => page.locator('astro-island[client="approach"] [aria-hidden="true"]');

const HOME = ['8+', '150+', '99.9%', '30 min'];
const ABOUT = ['12+', '8+', '5+'];

/** So low that no counter is on the first screen. */
const LOW = { width: 1280, height: 320 };

const SCRIPT = /counter\.[^/]+\.js$/;

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

reusing('a page asks for its counters’ script as they come near', async ({ page, watched }) => {
  await page.setViewportSize(LOW);
  await page.goto('/about');
  await expect(shown(page)).toHaveText(ABOUT);
  await drawn(page);
  expect(watched.scripts).toEqual([]);
  await scrollToJustBelow(shown(page).first());
  await expect(shown(page)).toHaveText(ABOUT.map((text) => text.replace(/^[\d.]+/, '0')));
  expect(watched.scripts.filter((file) => SCRIPT.test(file))).toHaveLength(1);
  await shown(page).first().scrollIntoViewIfNeeded();
  await shown(page).last().scrollIntoViewIfNeeded();
  await expect(shown(page)).toHaveText(ABOUT);
});

reusing('a number that was reached before its script came does not start anew', async ({ page }) => {
  // One counter on the screen at a time.
  await page.setViewportSize({ width: 390, height: 200 });
  const asked = page.waitForRequest(SCRIPT);
  const deliver = await hold(page, SCRIPT);
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
  expect(await noted()).not.toContainEqual(expect.stringMatching(/^(?!0\+?$)/));
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

/** Stops the counting of the styles at its beginning or end, and gives the number that each place shows then. */
const painted = (page: Page, moment: 'begun' | 'finished') =>
  page.evaluate((moment) => {
    const counting = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('count-'));
    for (const animation of counting) {
      animation.pause();
      if (moment === 'finished') animation.finish();
      else animation.currentTime = 0;
    }
    return Array.from(document.querySelectorAll<HTMLElement>('.count-up'), (place) => {
      const { opacity, content, transform, height } = getComputedStyle(place, '::before');
      const number = place.firstElementChild;
      if (content === 'none' || opacity === '0')
        return number && Number(getComputedStyle(number).opacity) && place.innerText;
      const steps = place.dataset.steps?.split('\n') ?? [];
      return steps[Math.round((-new DOMMatrix(transform).m42 / Number.parseFloat(height)) * steps.length)];
    });
  }, moment);

reusing(
  'numbers on the first screen count by styles alone, and not on paper or without motion',
  async ({ page, watched }) => {
    await page.setViewportSize(DESK);
    await page.goto('/');
    const numbers = HOME.map((text) => text.replace(/\D+$/, ''));
    expect(await painted(page, 'begun')).toEqual(HOME.map(() => '0'));
    expect(await painted(page, 'finished')).toEqual(numbers);
    const noted = await noteTexts(page);
    for (const top of [10_000, 300, 10_000, 0]) {
      await page.evaluate((y) => {
        scrollTo(0, y);
      }, top);
      await drawn(page);
    }
    await expect(shown(page)).toHaveText(HOME);
    expect(await noted()).toEqual([]);
    expect(watched.scripts).toEqual([]);
    for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: null, media: 'print' }] as const) {
      await page.emulateMedia(media);
      await page.goto('/');
      expect(await painted(page, 'begun')).toEqual(numbers);
    }
  },
);
