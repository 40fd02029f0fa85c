/** Tests the quote page on a desktop. */
import { expect, expectInView, test } from './site.ts';

test(
  'a quote is restored after a reload and after a visit to another page',
  { tag: '@every-engine' },
  async ({ page, quote, pageLog }) => {
    await quote.open();
    // The keyboard must work on checkboxes and sliders in every engine.
    await quote.checkbox('VPN Setup').focus();
    await page.keyboard.press('Space');
    await quote.slider('VPN Setup').press('ArrowRight');
    await quote.customName.fill('Cabling');
    await quote.customPrice.fill('180.50');
    await page.reload();
    await page.goto('/about');
    await page.goBack();
    const lines = ['VPN Setup USD 560.00 2 × 280', 'Cabling USD 180.50 As proposed, not agreed yet'];
    await expect(quote.lines).toHaveText(lines, { useInnerText: true });
    await expect(quote.checkbox('VPN Setup')).toBeChecked();
    const colours = await quote
      .checkbox('VPN Setup')
      .evaluate((box) => [
        getComputedStyle(box, '::before').borderColor,
        getComputedStyle(box).backgroundColor,
      ]);
    // The tick is visible only if its colour differs from the colour of its box.
    expect(new Set(colours).size).toBe(2);
    await expect(quote.customPrice).toHaveValue('180.50');
    await expect(quote.notice).toHaveCount(0);
    expect(pageLog.messages).toEqual([]);
  },
);

/** The window of a common laptop. */
const LAPTOP = { width: 1280, height: 900 };

test('the summary beside the catalogue keeps its lines and total in view', async ({ page, quote }) => {
  await page.setViewportSize(LAPTOP);
  await quote.open();
  const checkboxes = await page.getByRole('checkbox').all();
  expect(checkboxes).toHaveLength(14);
  const lastElements = [quote.total, quote.proceedButton, quote.summary.getByText('Ask about it')];
  // A summary of six lines fits in the window, even after the page has scrolled.
  for (const box of checkboxes.slice(0, 6)) await box.check();
  for (const moreButton of await page.getByRole('button', { name: 'One more' }).all())
    await moreButton.click();
  await quote.checkbox('Firewall Configuration').scrollIntoViewIfNeeded();
  await expect(quote.lines).toHaveCount(6);
  await expectInView(quote.summary.getByRole('heading'), ...(await quote.lines.all()), ...lastElements);

  // If the summary is taller than the window, its end stays in view until the focus moves to its start.
  for (const box of checkboxes.slice(6)) await box.check();
  await expectInView(...lastElements);
  await expect(quote.lines.first()).not.toBeInViewport({ ratio: 1 });
  const readScrollY = () => page.evaluate(() => scrollY);
  const scrollBefore = await readScrollY();
  // Removing a line moves the focus to the heading, and Tab moves it to the first line.
  await quote.removeButton('Consultation').click();
  await expect(quote.summary.getByRole('heading')).toBeFocused();
  expect(await readScrollY(), 'a pointer leaves the page where it is').toBe(scrollBefore);
  await page.keyboard.press('Tab');
  await expect(quote.removeButton('Cloud Migration')).toBeFocused();
  await expectInView(quote.removeButton('Cloud Migration'));

  await quote.proceedButton.click();
  // The order at the checkout is longer than the window, and does not scroll by itself.
  const order = page.getByRole('complementary');
  await page.getByRole('button', { name: 'Complete Payment' }).scrollIntoViewIfNeeded();
  await expect(order.getByText(/^USD /).last()).toBeVisible();
  // The order has 13 lines, and 4 assurances follow them.
  await expect(order.getByRole('listitem')).toHaveCount(13 + 4);
  const isScrollable = await order
    .locator('*')
    .evaluateAll((parts) => parts.some((part) => /auto|scroll/.test(getComputedStyle(part).overflowY)));
  expect(isScrollable, 'something scrolls within it').toBe(false);
});

test('the first click in the summary counts, even while the keyboard’s focus is in it', async ({
  page,
  quote,
}) => {
  await page.setViewportSize(LAPTOP);
  await quote.open();
  await quote.select('VPN Setup');
  await quote.customPrice.focus();
  await page.keyboard.press('Tab');
  await expect(quote.removeButton('VPN Setup')).toBeFocused();
  await quote.proceedButton.click();
  await expect(page).toHaveURL('/checkout');
});
