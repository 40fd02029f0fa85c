/** The browser with its back-forward cache, which keeps a page alive while the visitor is elsewhere. */
import type { Page } from 'playwright/test';
import { findDesktopChromium } from '../../tools/chromium.ts';

const executablePath = findDesktopChromium();

export const withCache = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/**
 * Goes elsewhere and comes back to the very same page, with all that it holds in memory. That it is the same is written
 * in a cookie, which stays when the site leads on at once and when nothing can be stored.
 */
export async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.cookie = 'returned=yes';
    });
    location.assign('/about');
  });
  await page.waitForURL('/about');
  await meanwhile();
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForFunction(() => document.cookie.includes('returned'));
}
