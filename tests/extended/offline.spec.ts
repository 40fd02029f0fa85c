/** The link goes away at every step of ordering and of writing, and comes back. Nothing is lost, nothing is stuck. */
import type { Page } from 'playwright/test';
import { BILLING, NOW_MS, stopClock } from '../e2e/checkout-page.ts';
import { awake } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

/** Lets the link fail while something is done that leads to another page, and come back with the visitor's reload. */
async function loseLinkWhile(page: Page, act: () => Promise<void>) {
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await act();
  await failed;
  await page.context().setOffline(false);
  await page.reload();
  await awake(page);
}

test('between quote and checkout the quote waits', async ({ page, quote, checkout }) => {
  await quote.open();
  await quote.tick('VPN Setup');
  await loseLinkWhile(page, () => quote.proceed.click());
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.pay).toHaveText('Complete Payment USD 280.00');
});

test('while the form is filled what was typed stays, through a reload without a link', async ({
  page,
  checkout,
}) => {
  await checkout.open();
  await checkout.fill();
  await loseLinkWhile(page, async () => {
    await page.reload().catch(() => undefined);
  });
  await checkout.expectFilled();
  await expect(checkout.terms).toBeChecked();
});

for (const [moment, before] of [
  ['before', 0],
  ['in the middle of', 1000],
  ['right at the end of', 2999],
] as const) {
  test(`a link that is lost ${moment} paying loses no order: it is shown once the link is back`, async ({
    page,
    checkout,
  }) => {
    await checkout.open();
    await checkout.fill();
    await stopClock(page);
    if (before > 0) {
      await checkout.pay.click();
      await expect(checkout.busy).toBeVisible();
      await page.clock.runFor(before);
    }
    await loseLinkWhile(page, async () => {
      if (before === 0) {
        await checkout.pay.click();
        await expect(checkout.busy).toBeVisible();
      }
      await page.clock.runFor(3000 - before);
    });
    await expect(page).toHaveURL('/checkout/success');
    await expect(page.getByText(`INV-${NOW_MS}`)).toBeVisible();
  });
}

test('after a payment that failed without a link, quote and form are there for the next attempt', async ({
  page,
  checkout,
}) => {
  await checkout.open();
  await checkout.fill();
  await page.evaluate(() => {
    Object.defineProperty(window, 'setTimeout', {
      value: () => {
        throw new Error('broken');
      },
    });
  });
  await loseLinkWhile(page, () => checkout.pay.click());
  await expect(page).toHaveURL('/checkout/failure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again.' })).toBeVisible();
  await page.goto('/checkout');
  await expect(checkout.field('City')).toHaveValue(BILLING.City);
  await expect(checkout.pay).toHaveText('Complete Payment USD 740.50');
});

test('without a link a message is checked all the same, and survives a reload', async ({ page, contact }) => {
  await contact.open();
  await page.context().setOffline(true);
  await contact.field('Message').fill('Good morning');
  await contact.send.click();
  await expect(contact.problems.getByRole('link')).toHaveCount(2);
  await page.context().setOffline(false);
  await loseLinkWhile(page, async () => {
    await page.reload().catch(() => undefined);
  });
  await expect(contact.field('Message')).toHaveValue('Good morning');
});
