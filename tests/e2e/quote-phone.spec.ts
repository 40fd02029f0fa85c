/** Tests the quote page on phones. */
import { listSmallTargets } from './layout.ts';
import { expect, expectInView, measureOverflow, PHONE, SMALL_PHONE, test } from './site.ts';

test('a phone shows five services on the first screen', async ({ page, quote }) => {
  await page.setViewportSize(PHONE);
  await quote.open();
  await expectInView(...(await page.locator('.catalogue-row').all()).slice(0, 5));
});

test('the bottom bar shows the total, opens the summary, and is hidden while the summary is in view', async ({
  page,
  quote,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await quote.open();
  const bar = page.locator('.bottom-bar');
  const total = bar.getByText('USD 63,500');
  const summaryButton = page.getByRole('button', { name: 'View summary' });
  await expect(bar, 'there is nothing to sum up yet').toHaveCount(0);
  // Four services in their maximum quantity make a long total.
  for (const service of ['Cloud Migration', 'Network Setup', 'Cybersecurity Audit', 'Server Management']) {
    await quote.checkbox(service).check();
    await quote.slider(service).press('End');
  }
  expect(await listSmallTargets(page)).toEqual([]);
  await expect(bar).toHaveText('4 services USD 63,500View summary');
  // On the narrowest phone, the total and the button are side by side.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectInView(total, summaryButton);
  const { x = NaN, width = NaN } = (await total.boundingBox()) ?? {};
  expect(x + width).toBeLessThan((await summaryButton.boundingBox())?.x ?? NaN);
  expect(await measureOverflow(page)).toBe(0);

  const summary = quote.summary.getByRole('heading');
  await summaryButton.click();
  await expect(summary).toBeInViewport();
  await expect(summary).toBeFocused();
  // The bar is hidden below the list, and returns at the top of the page.
  await expect(bar).not.toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(quote.summary).not.toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expectInView(bar);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const { gesture, x, y, quantity, scrollsPage } of [
    {
      gesture: 'swiping down and to the right from a slider',
      x: 60,
      y: 200,
      quantity: '2',
      scrollsPage: true,
    },
    { gesture: 'dragging along a slider', x: 60, y: 8, quantity: '10', scrollsPage: false },
  ]) {
    test(`after ${gesture}, the quantity is ${quantity}`, async ({ page, quote }) => {
      await quote.open();
      await quote.select('Server Management');
      const slider = quote.slider('Server Management');
      // Ticking has set 1. With 2, the test sees whether a swipe resets the quantity.
      await slider.press('ArrowRight');
      await slider.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const start = (await slider.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      const browser = await page.context().newCDPSession(page);
      // The finger moves in twenty steps, by x and y pixels in all.
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const point = {
          x: start.x + 0.8 * start.width + progress * x,
          y: start.y + start.height / 2 + progress * y,
        };
        const type = progress === 0 ? 'touchStart' : 'touchMove';
        await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const hasScrolled = async () => (await slider.boundingBox())?.y !== start.y;
      await expect.poll(hasScrolled, 'whether the page has scrolled').toBe(scrollsPage);
      await expect(slider).toHaveValue(quantity);
    });
  }
});
