/** Storage that is full, torn or old. Where it is denied, an order and a message go through in the gate. */
import { allPages } from '../routes.ts';
import { BILLING, checkoutOn } from '../e2e/checkout-page.ts';
import { contactOn } from '../e2e/contact-page.ts';
import { awake, denyStorage, fillStorage, quoteOn, store } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

for (const [mood, refuse] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${mood} every page shows its heading, and nothing fails`, async ({ page, watched }) => {
    await refuse(page);
    expect(allPages.length).toBeGreaterThan(15);
    for (const { path, h1, leadsTo } of allPages) {
      // Nothing stored: the address carries the quote to the checkout.
      await page.goto(leadsTo === undefined ? path : `${path}#q=vpn-setup.2`);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    }
    expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}

test('storage that fills up on the way leaves no older quote behind', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.proceed.click();
  await expect(page).toHaveURL('/checkout');
  await fillStorage(page);
  await page.goto('/custom-quote');
  await awake(page);
  await quote.box('VPN Setup').uncheck();
  await quote.tick('Consultation');
  await quote.proceed.click();
  await expect(checkoutOn(page).summary).toContainText('Consultation');
  await expect(checkoutOn(page).summary).not.toContainText('VPN Setup');
  await page.goBack();
  await expect(quote.empty).toBeVisible();
});

for (const [what, draft] of [
  ['torn', '{"name":"Aki'],
  ['edited to numbers', '{"name":1,"company":2,"email":3,"phone":4,"message":5}'],
] as const) {
  test(`drafts that are ${what} leave empty forms that work`, async ({ page, watched }) => {
    const quoteItems = '[{"id":"vpn-setup","quantity":1}]';
    await store(page, { contactDraft: draft, checkoutDraft: draft, quoteItems });
    const city = checkoutOn(page).field('City');
    await page.goto('/checkout');
    await awake(page);
    await expect(city).toHaveValue('');
    await city.fill(BILLING.City);
    await page.reload();
    await expect(city).toHaveValue(BILLING.City);
    const contact = contactOn(page);
    await contact.open();
    await expect(contact.field('Name')).toHaveValue('');
    await contact.field('Message').fill('Good morning');
    await page.reload();
    await expect(contact.field('Message')).toHaveValue('Good morning');
    expect(watched.messages).toEqual([]);
  });
}
