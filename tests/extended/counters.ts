/** Where the scripts of counters are asked for. */
import type { Page } from 'playwright/test';

/** Scrolls until the first counter stands a little below the window, where its script is asked for. */
export const approachCounters = (page: Page) =>
  page
    .locator('astro-island[client="approach"] > *')
    .first()
    .evaluate((counter) => {
      scrollBy(0, counter.getBoundingClientRect().top - innerHeight - 20);
    });

/** So low that no counter stands on the first screen. */
export const LOW = { width: 390, height: 300 };
