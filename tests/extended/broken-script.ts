/** A script that fails inside an island: reported there, with a way on, while the rest of the page stays. */
import type { Page } from 'playwright/test';
import { allPages } from '../routes.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { isAccessible } from '../e2e/accessible.ts';
import { NOW_MS } from '../e2e/checkout-page.ts';
import { store } from '../e2e/quote-page.ts';
import { expect } from '../e2e/site.ts';

/** The record of an order, as the checkout leaves it for the success page. */
export const SAVED_ORDER = {
  fullName: 'Akinyi O’Brien-Wanjiku',
  email: 'akinyi@example.co.ke',
  phone: '+254 712 345 678',
  company: '',
  billingAddress: 'Kitale Road 5',
  city: 'Kapenguria',
  postalCode: '30600',
  country: 'Kenya',
  notes: '',
  agreedToTerms: true,
  items: [
    { id: 'vpn-setup', name: 'VPN Setup × 2', description: 'Private access.', price: 560 },
    { id: 'custom', name: 'Cabling', description: 'Custom service', price: 180.5 },
  ],
  total: 740.5,
  orderNumber: `INV-${NOW_MS}`,
};

export const FAILED_TOAST = '{"tone":"destructive","title":"Payment Failed","text":"Please try again."}';

interface Broken {
  readonly path: string;
  /** Breaks a thing of the browser that the island uses; it runs before the page's scripts. */
  readonly broken: () => void;
  /** For islands that wait for the visitor. */
  readonly wake?: (page: Page) => Promise<void>;
}

export async function expectFailureShown(page: Page, { path, broken, wake }: Broken) {
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
}

/** What the quote builder and the two forms look their elements up with. */
export const breakIds = () => {
  Document.prototype.getElementById = () => {
    throw new Error('broken');
  };
};
