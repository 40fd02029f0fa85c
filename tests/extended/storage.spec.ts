/** Storage that is denied, full, torn or old, beyond the quote: see quote-keeping.spec.ts for that. */
import { allPages } from '../routes.ts';
import { BILLING, checkoutOn } from '../e2e/checkout-page.ts';
import { awake, denyStorage, fillStorage, store } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

for (const [mood, refuse] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${mood} every page stands`, async ({ page, watched }) => {
    await refuse(page);
    for (const { path, h1, leadsTo } of allPages) {
      // Nothing stored: the address carries the quote to the checkout.
      await page.goto(leadsTo === undefined ? path : `${path}#q=vpn-setup.2`);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    }
    expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}

// Denied, it is in the gate.
test('with storage full an order fails in words that say why, and a message goes through', async ({
  page,
  watched,
}) => {
  await fillStorage(page);
  const checkout = checkoutOn(page);
  await page.goto('/checkout#q=vpn-setup.2');
  await awake(page);
  await checkout.fill();
  await checkout.pay.click();
  await expect(page).toHaveURL('/checkout/failure#not-stored');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByText('Your browser refuses to store anything for this site')).toBeVisible();

  await page.goto('/contact');
  await awake(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Akinyi');
  await page.getByRole('textbox', { name: 'Email' }).fill('akinyi@example.co.ke');
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you, Akinyi.')).toBeVisible();
  expect(watched.messages).toEqual([]);
});

const OLD = { fullName: BILLING['Full name'], city: BILLING.City };

for (const [what, draft] of [
  ['torn', '{"name":"Aki'],
  ['of an older version', JSON.stringify(OLD)],
  ['of another kind', '[1, null, {"name": 3}]'],
  ['edited to numbers', '{"name":1,"company":2,"email":3,"phone":4,"message":5}'],
] as const) {
  test(`drafts that are ${what} leave empty forms that work`, async ({ page, watched }) => {
    await store(page, {
      contactDraft: draft,
      checkoutDraft: draft,
      quoteItems: '[{"id":"vpn-setup","quantity":1}]',
    });
    const checkout = checkoutOn(page);
    await page.goto('/checkout');
    await awake(page);
    await expect(checkout.field('City')).toHaveValue('');
    await checkout.field('City').fill(BILLING.City);
    await page.goto('/contact');
    await awake(page);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Good morning');
    await page.goto('/checkout');
    await expect(checkout.field('City')).toHaveValue(BILLING.City);
    expect(watched.messages).toEqual([]);
  });
}
