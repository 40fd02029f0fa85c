/** The quote page on a desk: from the first tick to the checkout, and back through history. */
import { expect, test } from './site.ts';

/** A low laptop, on which all services are more than the slip has room for. */
const LOW_LAPTOP = { width: 1366, height: 650 };

test('a quote is found again, shared and ordered', async ({ page, context, quote, watched }) => {
  await page.setViewportSize(LOW_LAPTOP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quote.open();
  await quote.box('VPN Setup').focus();
  await page.keyboard.press('Space');
  await quote.slider('VPN Setup').press('ArrowRight');
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180.50');
  const isThere = async () => {
    await expect(quote.lines).toHaveText(['VPN Setup2 × USD 280USD 560', 'Cabling1 × USD 180.50USD 180.50']);
    await expect(quote.box('VPN Setup')).toBeChecked();
    await expect(quote.customPrice).toHaveValue('180.50');
    await expect(quote.notice).toHaveCount(0);
  };
  await isThere();
  await page.reload();
  await isThere();
  await page.goto('/about');
  await page.goBack();
  await isThere();

  await page.emulateMedia({ media: 'print' });
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  await expect(page.getByText(`${today} · Valid for 30 days`)).toBeVisible();
  await expect(quote.total).toBeVisible();
  await page.emulateMedia({ media: null });

  await quote.share.click();
  await expect(quote.summary.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe('#q=vpn-setup.2');
  // Whoever is sent the link has a tab of their own.
  await page.goto('/about');
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto(copied);
  await expect(quote.lines).toHaveText(['VPN Setup2 × USD 280USD 560']);
  await expect(page).toHaveURL('/custom-quote');

  await quote.proceed.click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('complementary')).toContainText('VPN Setup × 2');
  expect(watched.messages).toEqual([]);
});

test('all lines scroll between the heading of the slip and its total', async ({ page, quote }) => {
  await page.setViewportSize(LOW_LAPTOP);
  await quote.open();
  const boxes = await page.getByRole('checkbox').all();
  expect(boxes).toHaveLength(14);
  for (const box of boxes) await box.check();
  await quote.box('Firewall Configuration').scrollIntoViewIfNeeded();
  for (const part of [quote.summary.getByRole('heading'), quote.total, quote.proceed])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(quote.remove('Consultation')).not.toBeInViewport();
  await quote.remove('Consultation').focus();
  for (const part of [quote.remove('Consultation'), quote.proceed, quote.summary.getByText('Ask about this')])
    await expect(part).toBeInViewport({ ratio: 1 });

  await quote.proceed.click();
  const order = page.getByRole('complementary');
  await order.getByRole('list', { name: 'Services' }).focus();
  await page.getByRole('textbox', { name: 'City' }).scrollIntoViewIfNeeded();
  await expect(order.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(order.getByText(/^USD /).last()).toBeInViewport({ ratio: 1 });
  const ends = await order.evaluate((aside) => aside.getBoundingClientRect().bottom - innerHeight);
  expect(ends, 'the border at its end is within the window').toBeLessThan(0);
});
