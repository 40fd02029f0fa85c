/**
 * Fixtures of the browser tests: what a page logs and requests, and locators for each form. Sizes of windows,
 * and helpers for every page.
 */
import { expect, type Locator, type Page, test as base } from 'playwright/test';
import type { Route } from '../routes.ts';
import { createCheckoutPage } from './checkout-page.ts';
import { createContactPage } from './contact-page.ts';
import { createQuotePage, storeQuote, waitForHydration } from './quote-page.ts';

interface PageLog {
  /** Every console message, violations of the CSP included, and every uncaught error. */
  readonly messages: readonly string[];
  /** Every URL that was requested, documents included. */
  readonly requestedUrls: string[];
  /** Lists the script files among the requested URLs. */
  readonly listScripts: () => readonly string[];
}

interface TestFixtures {
  readonly pageLog: PageLog;
  readonly quote: ReturnType<typeof createQuotePage>;
  readonly checkout: ReturnType<typeof createCheckoutPage>;
  readonly contact: ReturnType<typeof createContactPage>;
}

export const test = base.extend<TestFixtures, { readonly reusedPage: Page }>({
  quote: ({ page }, use) => use(createQuotePage(page)),
  checkout: ({ page }, use) => use(createCheckoutPage(page)),
  contact: ({ page }, use) => use(createContactPage(page)),
  // This is the only worker fixture, because Playwright starts another worker for each set of worker
  // fixtures.
  reusedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  pageLog: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const requestedUrls: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      page.on('request', (request) => requestedUrls.push(request.url()));
      await use({
        messages,
        requestedUrls,
        listScripts: () => requestedUrls.filter((url) => url.endsWith('.js')),
      });
    },
    { auto: true },
  ],
});

/**
 * Shares one page between all tests of a worker, because opening a page takes most of the time of a short
 * test. Tests that pause the clock or add scripts need a page of their own, because neither can be undone.
 */
export const testWithSharedPage = test.extend({
  page: async ({ reusedPage: page }, use) => {
    await use(page);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.goto('/icon.svg');
    await page.unrouteAll();
    for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
    await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null, colorScheme: null });
  },
});

export { expect };

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * Opens a page, with a stored quote if the page needs one. Waits until its form, if there is one, is
 * hydrated.
 */
export async function visit(page: Page, { path, redirectsTo }: Route) {
  if (redirectsTo !== undefined) await storeQuote(page);
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

export const locateHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects these elements to be entirely within the window. */
export async function expectInView(...elements: readonly Locator[]) {
  for (const element of elements) await expect(element).toBeInViewport({ ratio: 1 });
}

/** Sets the text size of the browser, which does not depend on zoom. Its default is 16 px. */
export async function setTextSize(page: Page, sizePx: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
}

/** Returns the pixels by which the page is wider than its window. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the browser has painted all changes and called all intersection observers. */
export const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const observer = new IntersectionObserver(resolve);
    observer.observe(document.documentElement);
    await promise;
    observer.disconnect();
  });
