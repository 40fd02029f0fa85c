/** A toast lies over the page for some seconds: not over what it speaks of, nor over what comes next, nor longer than it is true. */
import type { Page } from 'playwright/test';
import { FAILED } from '@site/rules/checkout/toasts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { store } from './quote-page.ts';
import { expect, test } from './site.ts';

/** Small phones with the bars of their browsers. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];

/** What must be free: title, summaries, notices, buttons, and what has the focus. */
const FREE = 'h1, .failed, .notice, .slip h2, .button-main, .button, :focus';

const covered = (page: Page) =>
  page.evaluate((free) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    return Array.from(document.querySelectorAll(`main :is(${free})`))
      .filter((element) => element.checkVisibility() && !element.closest('.toasts'))
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      })
      .map(({ textContent, id }) => id || textContent.trim());
  }, FREE);

for (const size of PHONES) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('a refusal leaves free what is wrong, and goes once nothing is', async ({ page, contact }) => {
      await contact.open();
      await contact.send.click();
      await expect(contact.problems).toBeFocused();
      await expect(contact.toast).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      for (const [label, text] of [
        ['Name', 'Akinyi'],
        ['Message', 'Habari'],
        ['Email address', 'akinyi@example.co.ke'],
      ] as const) {
        await expect(contact.toast).toHaveCount(1);
        await contact.field(label).focus();
        expect(await covered(page), label).toEqual([]);
        await contact.field(label).fill(text);
      }
      await expect(contact.toast).toHaveCount(0);

      await contact.send.click();
      await expect(contact.accepted).toBeFocused();
      await expect(contact.toast).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
    });

    test('a failed payment leaves the way back free', async ({ page }) => {
      await store(page, { toast: JSON.stringify(FAILED), quoteItems: JSON.stringify(SAVED_QUOTE) });
      await page.goto('/checkout/failure');
      await expect(page.locator('.toast')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go back to checkout' })).toBeVisible();
      expect(await covered(page)).toEqual([]);
    });

    test('a payment under way leaves its button free', async ({ page, checkout }) => {
      await checkout.open();
      await checkout.fill();
      await checkout.startPaying();
      await page.clock.runFor(2000);
      await expect(checkout.toast).toBeVisible();
      expect(await covered(page)).toEqual([]);
    });
  });
}

test('with large text a toast stays within the window, and holds its button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await store(page, { toast: JSON.stringify(FAILED) });
  await page.goto('/checkout/failure');
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Dismiss: Payment Failed' })).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.toast').evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBe(0);
});
