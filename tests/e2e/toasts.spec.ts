/** Toasts: announced, unhurried, dismissible, and never the only place of what they say. */
import type { Page } from 'playwright/test';
import { checkoutOn, stopClock } from './checkout-page.ts';
import { awake, store } from './quote-page.ts';
import { expect, reusing, test } from './site.ts';

const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss: Validation Error' });

/** Opens the contact page, whose empty form is refused. */
async function openContact(page: Page) {
  await page.goto('/contact');
  await awake(page);
  await stopClock(page);
}

async function refuse(page: Page) {
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
}

test('what failed is an alert, stays for at least five seconds, begins anew when it is said again, and goes', async ({
  page,
}) => {
  await openContact(page);
  await refuse(page);
  await expect(page.getByRole('alert').filter({ has: toast(page) })).toHaveText(
    'Validation ErrorPlease fill in all required fields.',
  );
  const problems = page.getByRole('group', { name: 'There is a problem' });
  await expect(problems.getByRole('link')).toHaveCount(3);
  await page.clock.runFor(5000);
  await expect(toast(page)).toBeVisible();
  await send(page).click();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
});

test('keyboard and click dismiss a toast, and the next one leaves in its own time', async ({ page }) => {
  await openContact(page);
  await refuse(page);
  await send(page).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  // Nothing is held up by a toast that is gone.
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);

  await refuse(page);
  await dismiss(page).click();
  await expect(toast(page)).toHaveCount(0);
  await refuse(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while it is pointed at or holds the focus', async ({ page }) => {
  await openContact(page);
  await refuse(page);
  await page.clock.runFor(4000);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);

  await refuse(page);
  await dismiss(page).focus();
  await toast(page).hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await send(page).focus();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(0);
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

reusing(
  'a toast that was handed over is shown once, and a torn one not at all',
  async ({ page, watched }) => {
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
  },
);
