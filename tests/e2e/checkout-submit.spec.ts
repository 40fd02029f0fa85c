/** Paying: two seconds of processing, a toast, one second more, and the order. Or a failure that loses nothing. */
import type { Page } from 'playwright/test';
import { BILLING, type BillingLabel, checkoutOn, NOW_MS, stopClock } from './checkout-page.ts';
import { awake, fillStorage, hold, stored } from './quote-page.ts';
import { DESK, expect, PHONE, test } from './site.ts';

const PROCESSING = 'Processing PaymentRedirecting to secure payment gateway...';
const FAILED = 'Payment FailedThere was an error processing your payment. Please try again.';

const RECORD = {
  fullName: BILLING['Full name'],
  email: BILLING['Email address'],
  phone: BILLING['Phone number'],
  company: BILLING['Company (optional)'],
  billingAddress: BILLING['Billing address'],
  city: BILLING.City,
  postalCode: BILLING['Postal code'],
  country: 'Kenya',
  notes: BILLING['Notes (optional)'],
  agreedToTerms: true,
  items: [
    {
      id: 'vpn-setup',
      name: 'VPN Setup × 2',
      description: 'Private access to your office systems for staff on the road or at home.',
      price: 560,
    },
    { id: 'custom', name: 'Cabling', description: 'Custom service', price: 180.5 },
  ],
  total: 740.5,
  orderNumber: `INV-${NOW_MS}`,
};

/** Opens a filled checkout and stops the clock. */
async function ready(page: Page) {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  await stopClock(page);
  return checkout;
}

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px paying takes two seconds, a toast, and one second more`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize(size);
    const checkout = await ready(page);
    await checkout.pay.click();
    await expect(checkout.busy).toBeVisible();
    await expect(checkout.form).toHaveAttribute('aria-busy', 'true');
    expect(JSON.parse((await stored(page, 'checkout')) ?? '')).toEqual(RECORD);

    await page.clock.runFor(1999);
    await expect(checkout.toast).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('status').filter({ hasText: PROCESSING })).toBeVisible();
    await page.clock.runFor(999);
    await expect(checkout.busy).toBeVisible();
    await expect(page).toHaveURL('/checkout');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
    expect(watched.messages).toEqual([]);

    // The success page stands in the place of the checkout, and the cart is empty.
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout/);
    for (const key of ['quoteItems', 'quoteBuilder', 'checkoutDraft'])
      expect(await stored(page, key)).toBeNull();
  });
}

/** Counts how often an order is written down, in a place that outlives the page. */
async function countOrders(page: Page) {
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem.bind(sessionStorage);
    let orders = 0;
    Storage.prototype.setItem = (key: string, text: string) => {
      if (key === 'checkout') orders += 1;
      setItem(key, text);
      setItem('orders', String(orders));
    };
  });
  return () => stored(page, 'orders');
}

const TWICE: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a double click', (page) => checkoutOn(page).pay.dblclick()],
  [
    'Enter and a click',
    async (page) => {
      await checkoutOn(page).field('City').press('Enter');
      await page.getByRole('button', { name: /Complete Payment|Processing/ }).click({ force: true });
    },
  ],
  [
    'two submissions at once',
    (page) =>
      checkoutOn(page).form.evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  ],
];

for (const [what, press] of TWICE) {
  test(`${what} give one order`, async ({ page }) => {
    const checkout = await ready(page);
    const orders = await countOrders(page);
    await press(page);
    await expect(checkout.busy).toBeVisible();
    await page.clock.runFor(1500);
    await checkout.busy.click({ force: true });
    await page.clock.runFor(1500);
    await expect(page).toHaveURL('/checkout/success');
    expect(await orders()).toBe('1');
    expect(await stored(page, 'checkout')).toContain(`"INV-${NOW_MS}"`);
  });
}

test('a press while the next page is slow to come is no second order', async ({ page }) => {
  const checkout = await ready(page);
  const orders = await countOrders(page);
  const release = await hold(page, /checkout\/success/);
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  // A page that is being left can no longer be reached from here, so the press is arranged beforehand.
  await page.evaluate(() => {
    setTimeout(() => {
      document.querySelector('form')?.requestSubmit();
      sessionStorage.setItem('pressed', 'again');
    }, 3500);
  });
  await page.clock.runFor(4000);
  release();
  await expect(page).toHaveURL('/checkout/success');
  await expect(page.getByRole('heading', { name: `INV-${NOW_MS}` })).toBeVisible();
  expect(await stored(page, 'pressed')).toBe('again');
  expect(await orders()).toBe('1');
});

test('a navigation that comes to nothing leaves a form that can be sent again', async ({ page }) => {
  const checkout = await ready(page);
  await page.route(/checkout\/success/, (route) => route.fulfill({ status: 204 }));
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  await page.clock.runFor(3000);
  await expect(checkout.busy).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(checkout.pay).toBeVisible();
  await expect(checkout.form).toHaveAttribute('aria-busy', 'false');
});

test('leaving in the middle and coming back finds a form that waits, and finishes nothing', async ({
  page,
}) => {
  const checkout = await ready(page);
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  await page.clock.runFor(1000);
  await page.goto('/about');
  await page.goBack();
  await awake(page);
  await expect(checkout.pay).toBeVisible();
  await expect(checkout.field('Full name')).toHaveValue(BILLING['Full name']);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.toast).toHaveCount(0);
});

/** Breaks what the checkout uses to write the order down, as a faulty extension or an engine's limit would. */
const breakOrders = (page: Page) =>
  page.evaluate(() => {
    const stringify = JSON.stringify.bind(JSON);
    JSON.stringify = (value: unknown) => {
      if (typeof value === 'object' && value !== null && 'orderNumber' in value) throw new Error('broken');
      return stringify(value);
    };
  });

test('an exception leads to the failure page with its toast, and keeps quote and form', async ({
  page,
  watched,
}) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  await breakOrders(page);
  const before = await page.evaluate(() => history.length);
  await checkout.pay.click();

  await expect(page).toHaveURL('/checkout/failure');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(
    page.getByText("We couldn't process your payment. Don't worry, your card has not been charged."),
  ).toBeVisible();
  expect(await stored(page, 'checkout')).toBeNull();
  for (const [name, path] of [
    ['Try Again', '/pricing'],
    ['Contact Support', '/contact'],
    ['Return Home', '/'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);

  // The toast was for once, and the failure page has taken the checkout's place.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  expect(await stored(page, 'toast')).toBeNull();
  expect(await page.evaluate(() => history.length)).toBe(before);

  await page.goto('/checkout');
  for (const [label, value] of Object.entries(BILLING))
    await expect(checkout.field(label as BillingLabel)).toHaveValue(value);
  await expect(checkout.pay).toHaveText('Complete Payment USD 740.50');
  expect(watched.messages).toEqual([]);
});

test('a clock that breaks on the way leads to the failure page too', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  await page.evaluate(() => {
    const setTimeout = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (callback: () => void, delay?: number) => {
        if (delay === 2000) throw new Error('broken');
        return setTimeout(callback, delay);
      },
    });
  });
  await checkout.pay.click();
  await expect(page).toHaveURL('/checkout/failure');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  expect(await stored(page, 'checkout')).toBeNull();
});

test('storage that refuses the order is no failure: the success page then shows no order', async ({
  page,
  watched,
}) => {
  await fillStorage(page);
  const checkout = checkoutOn(page);
  await page.goto('/checkout#q=vpn-setup.2');
  await awake(page);
  await checkout.fill();
  await checkout.startPaying();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByText('INV-')).toHaveCount(0);
  expect(watched.messages).toEqual([]);
});

test('neither an address nor the console ever holds what was typed', async ({ page, watched }) => {
  const checkout = checkoutOn(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/custom-quote');
  await awake(page);
  await page.getByRole('checkbox', { name: 'VPN Setup' }).check();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('/checkout');
  await checkout.pay.click();
  await checkout.fill();
  await breakOrders(page);
  await checkout.pay.click();
  await page.waitForURL('/checkout/failure');
  await page.goto('/checkout');
  await awake(page);
  await checkout.startPaying();
  await page.clock.runFor(3000);
  await page.waitForURL('/checkout/success');
  await expect(page.getByText(BILLING['Email address'])).toBeVisible();

  const all = [...addresses, ...watched.requests].map((address) => decodeURIComponent(address));
  expect(all.filter((address) => new URL(address).search !== '' || new URL(address).hash !== '')).toEqual([]);
  for (const value of Object.values(BILLING))
    expect(all.filter((address) => address.includes(value))).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('what is hostile is text, from the quote to the receipt', async ({ page, watched }) => {
  const checkout = checkoutOn(page);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const script = '<img src=x onerror=alert(1)>';
  const name = 'محمد O’Brien-Wanjiku 👩🏾‍💻';
  await page.goto('/custom-quote');
  await awake(page);
  await page.getByRole('textbox', { name: 'Service name' }).fill(`${script}\u202e drow`);
  await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('100');
  // Marks that turn the text around are gone.
  await expect(page.getByRole('complementary').getByText(`${script} drow`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('/checkout');
  await expect(checkout.summary).toContainText(script);

  await checkout.fill({
    ...BILLING,
    'Full name': name,
    'Company (optional)': "Robert'); DROP TABLE orders;--",
    'Billing address': '"><script>alert(2)</script>',
    City: script,
    'Notes (optional)': '{{7*7}} ${7*7}',
  });
  await page.reload();
  await expect(checkout.field('City')).toHaveValue(script);
  await checkout.startPaying();
  await page.clock.runFor(3000);
  await page.waitForURL('/checkout/success');
  const receipt = page.getByRole('region', { name: /^INV-/ });
  for (const text of [
    `${script} drow`,
    name,
    "Robert'); DROP TABLE orders;--",
    '"><script>alert(2)</script>',
    `30600 ${script}`,
  ])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
  expect(watched.messages).toEqual([]);
});
