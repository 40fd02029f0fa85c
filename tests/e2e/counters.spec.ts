/**
 * Counters have their final number from the start, and count once, when they are seen, without a script file.
 */
import type { Page } from 'playwright/test';
import { DESK, waitForPaint, expect, PHONE, testWithSharedPage as test, test as alone } from './site.ts';

/** The numbers without their decimals, which stand still. */
const HOME = ['8', '150', '99', '30'];
const ABOUT = ['12', '8', '5'];

const counters = (page: Page) => page.locator('.count-up');

/** Stops the counting at its beginning or end, and returns the numbers that the page shows. */
const readPainted = (page: Page, moment: 'begun' | 'finished') =>
  page.locator('.count-up').evaluateAll((places, moment) => {
    for (const animation of places.flatMap((counter) => counter.getAnimations())) {
      animation.pause();
      if (moment === 'finished') animation.finish();
      else animation.currentTime = 0;
    }
    return places.map((counter) =>
      getComputedStyle(counter, '::before').content === 'none'
        ? counter.textContent
        : getComputedStyle(counter).counterReset.replace('count ', ''),
    );
  }, moment);

/** Notes the index of each counter that begins to count from now on. */
const noteStarts = (page: Page) =>
  page.evaluateHandle(() => {
    const startTimes: number[] = [];
    addEventListener('animationstart', ({ animationName, target }) => {
      const counterElements = [...document.querySelectorAll('.count-up')];
      if (animationName === 'count-up' && target instanceof Element)
        startTimes.push(counterElements.indexOf(target));
    });
    return startTimes;
  });

async function scrollThereAndBack(page: Page) {
  for (const by of [10_000, -10_000]) {
    await page.mouse.wheel(0, by);
    await waitForPaint(page);
  }
}

alone(
  'numbers on the first screen count from the first paint on, and not anew',
  async ({ page, watched }) => {
    // On a slow machine the test would read the page after the numbers have counted.
    await page.addInitScript(() => {
      const paused = new CSSStyleSheet();
      paused.replaceSync('.count-up { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [paused];
    });
    await page.setViewportSize(DESK);
    await page.goto('/');
    expect(await readPainted(page, 'begun')).toEqual(HOME.map(() => '0'));
    expect(await readPainted(page, 'finished')).toEqual(HOME);
    const started = await noteStarts(page);
    await scrollThereAndBack(page);
    await expect(page.locator('.reveal-waiting').first()).toBeAttached();
    expect(await started.jsonValue()).toEqual([]);
    expect(watched.scripts()).toEqual([]);
  },
);

for (const [path, size, numbers] of [
  ['/', { ...PHONE, height: 780 }, HOME],
  ['/about', DESK, ABOUT],
] as const)
  test(`numbers below the window count once they are seen: ${path} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    // The count below the window is over, while the visitor still reads what is above.
    expect(await readPainted(page, 'finished')).toEqual(numbers);
    const started = await noteStarts(page);
    await page.mouse.wheel(0, 1);
    await expect(counters(page).first()).toHaveClass(/reveal-waiting/);
    expect((await readPainted(page, 'begun'))[0]).toBe('0');
    await counters(page)
      .first()
      .evaluate((counter) => {
        scrollBy(0, counter.getBoundingClientRect().top - innerHeight / 2);
      });
    await counters(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await started.jsonValue()).toSorted()).toEqual([...numbers.keys()]);
    expect(await readPainted(page, 'finished')).toEqual(numbers);
    await scrollThereAndBack(page);
    expect(await started.jsonValue()).toHaveLength(numbers.length);
  });

test('with less motion and on paper numbers stay still, and no section is hidden', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const expectStill = async () => {
    expect(await readPainted(page, 'begun')).toEqual(HOME);
    for (const section of await page.locator('[data-reveal]').all())
      await expect(section).toHaveCSS('opacity', '1');
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.mouse.wheel(0, 1);
  await waitForPaint(page);
  await expectStill();
  await page.emulateMedia({ reducedMotion: null });
  await page.reload();
  await page.mouse.wheel(0, 1);
  await expect(page.locator('[data-reveal].reveal-waiting').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expectStill();
});
