/** The forms before their script has arrived, and if it never arrives. */
import { BILLING } from './checkout-page.ts';
import { holdBack, readStored, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, locateHeading, PHONE, test } from './site.ts';

const HELP = 'Part of this page has not loaded.';
const SCRIPT_PATTERN = /_astro\/.*\.js/;

test('typing before the script comes is not lost, and a press sends nothing', async ({
  page,
  checkout,
  watched,
}) => {
  await storeQuote(page);
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto('/checkout');
  await expect(locateHeading(page)).toHaveText('Secure Checkout');
  await checkout.field('City').fill(BILLING.City);
  // Not even a form without required fields leaves the page, or puts what was typed into the address.
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('input, textarea')) input.removeAttribute('required');
  });
  await checkout.pay.click();
  await checkout.field('City').press('Enter');
  await expect(page).toHaveURL('/checkout');
  release();
  await expect.poll(() => readStored(page, 'checkoutDraft')).toContain(BILLING.City);
  await page.reload();
  await expect(checkout.field('City')).toHaveValue(BILLING.City);
  expect(watched.requests.filter((url) => url.includes(BILLING.City))).toEqual([]);
});

/** Returns the milliseconds after which the help of the page is shown. */
const readDelay = () => {
  const help = document.getElementsByClassName('load-help')[0];
  return help?.getAnimations()[0]?.effect?.getTiming().delay;
};

/** Ends the wait for the help at once. */
const endWait = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

test('where a script fails or hangs the page can be read, and says what to do next', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await storeQuote(page);
  const help = page.getByRole('status').filter({ hasText: HELP });
  for (const [path, script, readable] of [
    ['/custom-quote', /_astro\/quote-builder/, 'per mailbox'],
    ['/checkout', /_astro\/checkout/, 'send your details and the services you want'],
    ['/contact', /_astro\/client/, 'Saturday'],
  ] as const) {
    await page.route(script, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(path);
    // The help stays with the form, which on the contact page comes after the ways to call.
    await page.locator('astro-island').last().scrollIntoViewIfNeeded();
    await failure;
    await expect.poll(() => page.evaluate(readDelay)).toBe(10_000);
    await page.evaluate(endWait);
    await expect(help).toBeInViewport();
    await expect(help).toContainText(/support@mtelo\.example.*\+254.700.000.000/s);
    await expect(page.getByRole('main').getByText(readable)).toBeVisible();
    await page.unroute(script);
  }
  // From now on the network works again.
  await help.getByRole('link', { name: 'Load it again' }).click();
  await waitForHydration(page);
  await expect(help).toBeHidden();

  const release = await holdBack(page, /_astro\/quote-builder/);
  await page.goto('/custom-quote');
  await expect(help).toBeHidden();
  await page.evaluate(endWait);
  await expect(help).toBeInViewport();
  release();
  await expect(help).toBeHidden();
});
