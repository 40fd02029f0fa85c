/** Counters on their pages: the final number in the HTML, over which the styles count once it is seen. */
import type { Page } from 'playwright/test';
import { DESK, drawn, expect, reusing } from './site.ts';

const HOME = ['8', '150', '99.9', '30'];
const ABOUT = ['12', '8', '5'];

/** The number that each counter shows: of the styles while they count, else its own. */
const painted = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.count-up'), (place) => {
      const { opacity, content, transform, height } = getComputedStyle(place, '::before');
      if (content === 'none' || opacity === '0') return place.innerText;
      const steps = place.dataset.steps?.split('\n') ?? [];
      return steps[Math.round((-new DOMMatrix(transform).m42 / Number.parseFloat(height)) * steps.length)];
    }),
  );

/** Sets what counts to its beginning or its end; how many numbers count. */
const move = (page: Page, moment: 'begin' | 'finish') =>
  page.evaluate((moment) => {
    const counting = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('count-'));
    for (const animation of counting) {
      animation.pause();
      if (moment === 'finish') animation.finish();
      else animation.currentTime = 0;
    }
    // Each has two: of the column, and of the number behind it.
    return counting.length / 2;
  }, moment);

reusing(
  'numbers on the first screen count from the first paint, and not on paper or without motion',
  async ({ page, watched }) => {
    await page.setViewportSize(DESK);
    await page.goto('/');
    expect(await move(page, 'begin')).toBe(HOME.length);
    expect(await painted(page)).toEqual(HOME.map(() => '0'));
    await move(page, 'finish');
    expect(await painted(page)).toEqual(HOME);
    expect(watched.scripts).toEqual([]);
    for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: null, media: 'print' }] as const) {
      await page.emulateMedia(media);
      await page.goto('/');
      expect(await move(page, 'begin')).toBe(0);
      expect(await painted(page)).toEqual(HOME);
    }
  },
);

reusing(
  'a number further down stands still until it is seen, waits at zero, and counts once',
  async ({ page, watched }) => {
    // One counter on the screen at a time.
    await page.setViewportSize({ width: 390, height: 200 });
    await page.goto('/about');
    await drawn(page);
    const first = page.locator('.count-up').first();
    /** Scrolls until that share of the number is in the window. */
    const reveal = async (share: number) => {
      await first.evaluate((place, share) => {
        const { top, height } = place.getBoundingClientRect();
        scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' });
      }, share);
      await drawn(page);
    };
    // As an archive or a screenshot of the whole page shows it.
    expect(await painted(page)).toEqual(ABOUT);
    await reveal(0.4);
    await expect.poll(() => painted(page)).toEqual(['0', ...ABOUT.slice(1)]);
    await expect(first).toHaveAttribute('data-count', 'near');
    await reveal(0.6);
    await expect(first).not.toHaveAttribute('data-count');
    expect(await move(page, 'finish')).toBe(1);
    expect(await painted(page)).toEqual(ABOUT);
    for (const share of [-1, 1]) await reveal(share);
    expect(await move(page, 'begin')).toBe(0);
    expect(watched.scripts).toEqual([]);
  },
);
