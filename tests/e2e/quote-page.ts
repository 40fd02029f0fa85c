/** Locators and actions of the quote page, and helpers that store entries and delay requests. */
import type { Page } from 'playwright/test';
import { storedCustom, storedVpn } from '#support/sample-quote.ts';

const vpnDescription = 'Private access to your office systems for staff on the road or at home.';

/** A quote of two VPN setups and a custom service, as the quote page stores it for the checkout. */
export const STORED_LINES = [
  { ...storedVpn, name: 'VPN Setup', description: vpnDescription },
  storedCustom,
] as const;

/** Waits until the islands of the page are hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));

export function createQuotePage(page: Page) {
  const summary = page.getByRole('complementary');
  return {
    summary,
    lines: summary.getByRole('listitem'),
    // The total in dollars, which the total in shillings follows.
    total: summary.getByRole('definition').filter({ hasText: /^USD/ }).last(),
    emptyMessage: summary.getByText('No services selected yet'),
    proceedButton: summary.getByRole('button', { name: 'Proceed to Checkout' }),
    changeButton: summary.getByRole('button', { name: 'Add or change services' }),
    /** The sentence under the title of a shared quote. */
    sharedNotice: page.getByText('Someone sent you this quote. It is not an order yet.'),
    customName: page.getByRole('textbox', { name: 'Service name' }),
    customPrice: page.getByRole('textbox', { name: 'Price in US dollars' }),
    /** The notice about a quote that was restored or shared. */
    notice: page.locator('.notice'),
    checkbox: (service: string) => page.getByRole('checkbox', { name: service }),
    slider: (service: string) => page.getByRole('slider', { name: `Quantity of ${service}` }),
    moreButton: (service: string) => page.getByRole('button', { name: `One more: ${service}` }),
    removeButton: (service: string) => summary.getByRole('button', { name: `Remove ${service}` }),
    open: async (fragment = '') => {
      await page.goto(`/custom-quote${fragment}`);
      await waitForHydration(page);
    },
    select: async (...services: readonly string[]) => {
      for (const service of services) await page.getByRole('checkbox', { name: service }).check();
    },
  };
}

/** Reads the text under a key of session storage. */
export const readEntry = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** Stores entries in session storage before any script of the site runs. */
export async function storeEntries(page: Page, entries: Readonly<Record<string, string>>) {
  // Storage belongs to an origin, so this opens a file of the site that has no scripts.
  await page.goto('/icon.svg');
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, entries);
}

/** Stores a quote for the checkout, as the quote page does. */
export const storeQuote = (page: Page, lines: readonly object[] = STORED_LINES) =>
  storeEntries(page, { quoteItems: JSON.stringify(lines) });

/** Delays requests to matching URLs. Returns a function that releases them. */
export async function delayRequests(page: Page, url: RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
