/** Toasts: announced, unhurried, dismissible, and never the only place of what they say. */
import type { Page } from 'playwright/test';
import { checkoutOn, stopClock } from './checkout-page.ts';
import { awake, store } from './quote-page.ts';
import { expect, test } from './site.ts';

const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Raises a toast on the contact page, whose empty form is refused. */
async function refused(page: Page) {
  await page.goto('/contact');
  await awake(page);
  await stopClock(page);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/custom-quote', '/checkout', '/contact', '/checkout/failure']) {
    test(`${path} has its live regions before there is anything to say`, async ({ page }) => {
      await page.goto(path);
      for (const role of ['alert', 'status']) {
        const region = page.locator(`.toasts > [role="${role}"]`);
        await expect(region).toHaveCount(1);
        await expect(region).toBeEmpty();
      }
    });
  }
});

test('what failed is an alert, with title and text, and is told in the page too', async ({ page }) => {
  await refused(page);
  await expect(page.getByRole('alert').filter({ has: toast(page) })).toHaveText(
    'Validation ErrorPlease fill in all required fields.',
  );
  const problems = page.getByRole('group', { name: 'There is a problem' });
  await expect(problems.getByRole('link')).toHaveCount(3);
});

test('what goes on is a status, and the button says the same', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  await checkout.startPaying();
  await page.clock.runFor(2000);
  await expect(page.getByRole('status').filter({ has: toast(page) })).toHaveText(
    'Processing PaymentRedirecting to secure payment gateway...',
  );
  await expect(checkout.busy).toBeVisible();
});

test('a toast stays for at least five seconds, and then goes by itself', async ({ page }) => {
  await refused(page);
  await page.clock.runFor(5000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
});

test('the same toast again begins anew instead of piling up', async ({ page }) => {
  await refused(page);
  await page.clock.runFor(5000);
  await send(page).click();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(1);
});

test('the keyboard dismisses a toast and gets back to where it was', async ({ page }) => {
  await refused(page);
  await send(page).focus();
  const dismiss = page.getByRole('button', { name: 'Dismiss: Validation Error' });
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  // Nothing is held up by a toast that is gone: the next one leaves in its own time.
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a click dismisses a toast, and the next one leaves in its own time', async ({ page }) => {
  await refused(page);
  await page.getByRole('button', { name: 'Dismiss: Validation Error' }).click();
  await expect(toast(page)).toHaveCount(0);
  await send(page).press('Enter');
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while it is pointed at', async ({ page }) => {
  await refused(page);
  await page.clock.runFor(4000);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while it holds the focus, also when the pointer leaves it', async ({ page }) => {
  await refused(page);
  await page.getByRole('button', { name: 'Dismiss: Validation Error' }).focus();
  await toast(page).hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await send(page).focus();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast that was handed over is shown once, and a torn one not at all', async ({ page, watched }) => {
  const left = { tone: 'destructive', title: 'Payment Failed', text: 'Please try again.' };
  await store(page, { toast: JSON.stringify(left) });
  await page.goto('/checkout/failure');
  await expect(toast(page)).toHaveText('Payment FailedPlease try again.');
  await page.goto('/contact');
  await awake(page);
  await expect(toast(page)).toHaveCount(0);

  await store(page, { toast: '{"title":"Payment' });
  await page.goto('/contact');
  await awake(page);
  await expect(toast(page)).toHaveCount(0);
  expect(watched.messages).toEqual([]);
});
