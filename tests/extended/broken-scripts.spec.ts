/** Scripts that break or do not arrive, beyond the forms: those are in the gate. */
import type { Page } from 'playwright/test';
import { isAccessible } from '../e2e/accessible.ts';
import { store } from '../e2e/quote-page.ts';
import { allPages } from '../routes.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { FAILED_TOAST, SAVED_ORDER } from './stored.ts';
import { expect, test } from '../e2e/site.ts';

// So low that no counter stands on the first screen.
test.use({ viewport: { width: 390, height: 300 } });

/** Scrolls until the first counter stands a little below the window, where its script is asked for. */
const approachCounters = (page: Page) =>
  page
    .locator('astro-island[client="approach"] > *')
    .first()
    .evaluate((counter) => {
      scrollBy(0, counter.getBoundingClientRect().top - innerHeight - 20);
    });

/** What the quote builder and both forms look their elements up with. */
const breakIds = () => {
  Document.prototype.getElementById = () => {
    throw new Error('broken');
  };
};
/** Each of the others breaks a thing of the browser that one island alone uses. */
const breakPrinting = () => {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === 'beforeprint') throw new Error('broken');
    listen(type, ...rest);
  };
};
const breakDates = () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get: () => {
      throw new Error('broken');
    },
  });
};
const breakClock = () => {
  Date.now = () => {
    throw new Error('broken');
  };
};

for (const [island, path, broken, wake] of [
  ['a counter', '/', breakPrinting, approachCounters],
  ['the quote builder', '/custom-quote', breakIds, undefined],
  ['the checkout', '/checkout', breakIds, undefined],
  ['the order', '/checkout/success', breakDates, undefined],
  ['the toast of the failure page', '/checkout/failure', breakClock, undefined],
] as const) {
  test(`an exception in ${island} is reported in its place, with a link that loads the page again`, async ({
    page,
  }) => {
    await store(page, {
      checkout: JSON.stringify(SAVED_ORDER),
      quoteItems: JSON.stringify(SAVED_QUOTE),
      toast: FAILED_TOAST,
    });
    await page.addInitScript(broken);
    await page.goto(path);
    await wake?.(page);
    const failure = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' }).first();
    await expect(failure).toContainText('broken');
    const { h1 = '' } = allPages.find((route) => route.path === path) ?? {};
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
    await isAccessible(page, `${path}, broken`);
    await failure.getByRole('link', { name: 'Load this page again' }).click();
    // Past every cache, by an address that none has.
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  });
}
