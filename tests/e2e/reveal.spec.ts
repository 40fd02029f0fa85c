/** Tests the sections of Home and About that appear on scrolling, and their numbers, which count up once. */
import type { Locator, Page } from 'playwright/test';
import { DESKTOP, expect, PHONE, test, testWithSharedPage, waitForPaint } from './site.ts';

const locateSections = (page: Page) => page.locator('[data-reveal]');
const locateCounters = (page: Page) => page.locator('.count-up');

/** The numbers that count up, without decimals. */
const HOME_NUMBERS = ['8', '150', '99', '30'];
const ABOUT_NUMBERS = ['12', '8', '5'];

async function expectSectionsShown(page: Page) {
  for (const section of await locateSections(page).all()) await expect(section).toHaveCSS('opacity', '1');
}

/** Pauses the counting at its start or end, and expects the page to show these numbers. */
async function pauseAndExpectNumbers(page: Page, moment: 'start' | 'end', numbers: readonly string[]) {
  const shownNumbers = await locateCounters(page).evaluateAll((counters, moment) => {
    for (const animation of counters.flatMap((counter) => counter.getAnimations())) {
      animation.pause();
      if (moment === 'end') animation.finish();
      else animation.currentTime = 0;
    }
    return counters.map((counter) =>
      getComputedStyle(counter, '::before').content === 'none'
        ? counter.textContent
        : getComputedStyle(counter).counterReset.replace('count ', ''),
    );
  }, moment);
  expect(shownNumbers, moment).toEqual(numbers);
}

/** Collects the numbers that start to count from now on. */
const recordStartedNumbers = (page: Page) =>
  page.evaluateHandle(() => {
    const startedNumbers: string[] = [];
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'count-up') startedNumbers.push((target as Element).textContent.trim());
    });
    return startedNumbers;
  });

test('numbers on the first screen start to count at the first paint', async ({ page }) => {
  // Pauses the numbers, because they may finish before the test reads them.
  await page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync('.count-up { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [paused];
  });
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await pauseAndExpectNumbers(page, 'start', ['0', '0', '0', '0']);
});

/** The specification says that a section appears at 10% of its height, with a margin of 50 px. */
const MARGIN_PX = 50;

/** Scrolls until a share of a section and some extra pixels are above the lower edge of the window. */
const scrollUntilVisible = (section: Locator, share: number, extraPixels: number) =>
  section.evaluate(
    (node, { share, extraPixels }) => {
      const { top, height } = node.getBoundingClientRect();
      scrollBy(0, Math.round(top + height * share + extraPixels - innerHeight));
    },
    { share, extraPixels },
  );

for (const { path, size, numbers } of [
  { path: '/', size: { ...PHONE, height: 780 }, numbers: HOME_NUMBERS },
  { path: '/about', size: DESKTOP, numbers: ABOUT_NUMBERS },
])
  testWithSharedPage(
    `${path} at ${size.width} px reveals each section at 10% of its height, and counts its numbers once`,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await waitForPaint(page);
      // Everything is visible before the first scroll, for archives and screenshot tools.
      await expectSectionsShown(page);
      await pauseAndExpectNumbers(page, 'end', numbers);
      // The first scroll hides the sections below the window, and sets the numbers to zero.
      const startedNumbers = await recordStartedNumbers(page);
      await page.mouse.wheel(0, 1);
      await waitForPaint(page);
      await pauseAndExpectNumbers(
        page,
        'start',
        numbers.map(() => '0'),
      );
      const waitingSections = await page.locator('[data-reveal].reveal-waiting').all();
      expect(waitingSections.length).toBeGreaterThanOrEqual(3);
      for (const section of (await locateSections(page).all()).slice(-waitingSections.length)) {
        await expect(section).toHaveCSS('opacity', '0');
        // At 5% of its height a section stays hidden, and at 10% it appears.
        await scrollUntilVisible(section, 0.05, MARGIN_PX);
        await waitForPaint(page);
        await expect(section).toHaveCSS('opacity', '0');
        await scrollUntilVisible(section, 0.1, MARGIN_PX + 4);
        await expect(section).not.toHaveClass(/reveal-waiting/);
      }
      await expectSectionsShown(page);
      for (const counter of await locateCounters(page).all())
        await scrollUntilVisible(counter, 1, 2 * MARGIN_PX);
      await expect
        .poll(async () => (await startedNumbers.jsonValue()).toSorted())
        .toEqual(numbers.toSorted());
      await pauseAndExpectNumbers(page, 'end', numbers);
      // Scrolling up and down again starts no number a second time.
      for (const distance of [-10_000, 10_000]) {
        await page.mouse.wheel(0, distance);
        await waitForPaint(page);
      }
      expect(await startedNumbers.jsonValue(), 'count once').toHaveLength(numbers.length);
    },
  );

test('a section with a delay appears that much later', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = locateSections(page).last();
  await page.mouse.wheel(0, 1);
  await expect(section).toHaveClass(/reveal-waiting/);
  await section.evaluate((node) => {
    node.setAttribute('data-reveal', '300');
    node.scrollIntoView({ block: 'center' });
  });
  await waitForPaint(page);
  // The section is on the screen, and waits for its 300 milliseconds.
  await page.clock.runFor(299);
  await expect(section).toHaveClass(/reveal-waiting/);
  await page.clock.runFor(1);
  await expect(section).not.toHaveClass(/reveal-waiting/);
});

testWithSharedPage('a section that is on screen after a reload is never hidden', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  const thirdSection = locateSections(page).nth(2);
  await thirdSection.evaluate((node) => {
    // The section begins in the lowest part of the window and ends below it.
    scrollTo({ top: scrollY + node.getBoundingClientRect().top - innerHeight * 0.9 });
  });
  await page.reload();
  await page.mouse.wheel(0, 1);
  await waitForPaint(page);
  await expect(thirdSection).toBeInViewport();
  await expect(thirdSection).not.toHaveClass(/reveal-/);
  await expect(locateSections(page).last()).toHaveClass(/reveal-waiting/);
});

testWithSharedPage(
  'all sections are shown without animation on paper and with less motion',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const { reducedMotion, media } of [
      { reducedMotion: 'reduce', media: null },
      { reducedMotion: null, media: 'print' },
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await page.mouse.wheel(0, 1);
      await expect(page.locator('.reveal-waiting').first()).toBeAttached();
      await page.emulateMedia({ media });
      await pauseAndExpectNumbers(page, 'start', HOME_NUMBERS);
      await expectSectionsShown(page);
    }
  },
);
