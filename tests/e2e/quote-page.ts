/** The quote page as its visitors use it. */
import type { Page } from 'playwright/test';
import { savedCustom, savedVpn } from '#support/sample-quote.ts';

const description = 'Private access to your office systems for staff on the road or at home.';

/** A quote as the quote page stores it for the checkout: two VPN set-ups and a custom service. */
export const SAVED_QUOTE = [{ ...savedVpn, name: 'VPN Setup', description }, savedCustom] as const;

/** Waits until the islands of the page are hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));

export function createQuotePage(page: Page) {
  const summary = page.getByRole('complementary');
  return {
    summary,
    lines: summary.getByRole('listitem'),
    // The line below this one has the total in shillings.
    total: summary.getByRole('definition').filter({ hasText: /^USD/ }).last(),
    empty: summary.getByText('No services selected yet'),
    proceed: summary.getByRole('button', { name: 'Proceed to Checkout' }),
    change: summary.getByRole('button', { name: 'Add or change services' }),
    /** The sentence under the title of a shared quote. */
    sent: page.getByText('Someone sent you this quote. It is not an order yet.'),
    customName: page.getByRole('textbox', { name: 'Service name' }),
    customPrice: page.getByRole('textbox', { name: 'Price in US dollars' }),
    /** The notice about a quote that was restored or shared. */
    notice: page.locator('.notice'),
    box: (service: string) => page.getByRole('checkbox', { name: service }),
    slider: (service: string) => page.getByRole('slider', { name: `Quantity of ${service}` }),
    more: (service: string) => page.getByRole('button', { name: `One more: ${service}` }),
    remove: (service: string) => summary.getByRole('button', { name: `Remove ${service}` }),
    open: async (fragment = '') => {
      await page.goto(`/custom-quote${fragment}`);
      await waitForHydration(page);
    },
    tick: async (...services: readonly string[]) => {
      for (const service of services) await page.getByRole('checkbox', { name: service }).check();
    },
  };
}

/** Reads the text that the tab has stored under a key. */
export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** Leaves texts in the tab's storage before any page of the site has run. */
export async function storeTexts(page: Page, texts: Readonly<Record<string, string>>) {
  // The picture is a document of the site without any script.
  await page.goto('/icon.svg');
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, texts);
}

/** Leaves a quote in the tab's storage, as the quote page stores it for the checkout. */
export const storeQuote = (page: Page, lines: readonly object[] = SAVED_QUOTE) =>
  storeTexts(page, { quoteItems: JSON.stringify(lines) });

/** Holds back scripts whose address matches. Returns a function that releases them. */
export async function holdBack(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Denies all storage, as a browser does that blocks all cookies. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });

/** Lets storage be read, but refuses every write for lack of room. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
