/** The link goes away at every step of ordering and of writing, and comes back. Nothing is lost, nothing is stuck. */
import type { Page } from 'playwright/test';
import { NOW_MS, stopClock } from '../e2e/checkout-page.ts';
import { awake } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

/** Lets the link fail while something is done that leads to another page, and come back with the visitor's reload. */
async function loseLinkWhile(page: Page, act: () => Promise<unknown>) {
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await act();
  await failed;
  await page.context().setOffline(false);
  await page.reload();
  await awake(page);
}

test('quote and form wait through a link that is lost', async ({ page, quote, checkout }) => {
  await quote.open();
  await quote.tick('VPN Setup');
  await loseLinkWhile(page, () => quote.proceed.click());
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.pay).toHaveText('Complete Payment USD 280');
  await checkout.fill();
  await loseLinkWhile(page, () => page.reload().catch(() => undefined));
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
    const pay = async () => {
      await checkout.pay.click();
      await expect(checkout.busy).toBeVisible();
      await page.clock.runFor(before);
    };
    if (before > 0) await pay();
    await loseLinkWhile(page, async () => {
      if (before === 0) await pay();
      await page.clock.runFor(3000 - before);
    });
    await expect(page).toHaveURL('/checkout/success');
    await expect(page.getByText(`INV-${NOW_MS}`)).toBeVisible();
  });
}

test('without a link a message is checked all the same, and survives a reload', async ({ page, contact }) => {
  await contact.open();
  await page.context().setOffline(true);
  await contact.field('Message').fill('Good morning');
  await contact.send.click();
  await expect(contact.problems.getByRole('link')).toHaveCount(2);
  await page.context().setOffline(false);
  await loseLinkWhile(page, () => page.reload().catch(() => undefined));
  await expect(contact.field('Message')).toHaveValue('Good morning');
});
