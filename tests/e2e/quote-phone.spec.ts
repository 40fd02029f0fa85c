/** The quote page on a small phone. */
import { edgesOf, smallTargets } from './layout.ts';
import { expect, overflow, PHONE, SMALL, test } from './site.ts';

test('choosing starts at once, a line a service, and a tick opens what is paid separately', async ({
  page,
  quote,
}) => {
  await page.setViewportSize(PHONE);
  await quote.open();
  const rows = await page.locator('.catalogue-row').all();
  for (const row of rows.slice(0, 5)) await expect(row).toBeInViewport({ ratio: 1 });
  const [first, last] = [
    await edgesOf(quote.box('Cloud Migration')),
    await edgesOf(quote.box('Consultation')),
  ];
  expect(first.top).toBeLessThan(240);
  expect(last.top - first.top).toBeLessThan(1350);
  const excluded = page.getByRole('main').getByText('A router or firewall that it runs on');
  await expect(excluded).toBeHidden();
  await quote.box('VPN Setup').check();
  await expect(excluded).toBeVisible();
});

test('a bar shows the total, leads to the summary, and is in no one’s way', async ({ page, quote }) => {
  await page.setViewportSize(SMALL);
  await quote.open();
  const bar = page.locator('.bottom-bar');
  const way = page.getByRole('link', { name: 'View summary' });
  await expect(bar, 'there is nothing to sum up yet').toHaveCount(0);
  for (const service of ['Cloud Migration', 'Network Setup', 'Cybersecurity Audit', 'Server Management']) {
    await quote.box(service).check();
    await quote.slider(service).press('End');
  }
  expect(await smallTargets(page)).toEqual([]);
  await expect(bar).toHaveText('4 services USD 63,500View summary');
  for (const width of [320, SMALL.width]) {
    await page.setViewportSize({ width, height: 640 });
    const parts = [bar.getByText('USD 63,500'), way];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    const [total, link] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect((total?.x ?? NaN) + (total?.width ?? NaN)).toBeLessThan(link?.x ?? NaN);
    expect((link?.x ?? NaN) + (link?.width ?? NaN)).toBeLessThanOrEqual(width);
    expect(await overflow(page)).toBe(0);
  }

  await way.click();
  await expect(quote.summary.getByRole('heading')).toBeInViewport();
  await expect(quote.summary.getByRole('heading')).toBeFocused();
  // There, and further down, it gives way; from there to the top at one go it comes back.
  await expect(bar).not.toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(quote.summary).not.toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe('under a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const [move, x, y, quantity] of [
    ['scrolling up from a slider', 0, -250, '1'],
    ['scrolling down from a slider', 0, 200, '1'],
    ['scrolling up and aside from a slider', -60, -250, '1'],
    ['scrolling down and aside from a slider', 60, 200, '1'],
    ['dragging along a slider', 60, 8, '10'],
  ] as const) {
    test(`${move} leaves a quantity of ${quantity}`, async ({ page, quote }) => {
      await quote.open('#q=server-management.1');
      const slider = quote.slider('Server Management');
      await slider.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const { x: left = NaN, y: top = NaN, width = NaN, height = NaN } = (await slider.boundingBox()) ?? {};
      const scrolled = () => page.evaluate(() => scrollY);
      const before = await scrolled();
      const browser = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...moved: number[]) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: moved.map((part) => ({
            x: left + 0.8 * width + part * x,
            y: top + height / 2 + part * y,
          })),
        });
      await touch('touchStart', 0);
      await expect(slider).not.toHaveValue('1');
      for (let part = 0.05; part <= 1; part += 0.05) await touch('touchMove', part);
      await touch('touchEnd');
      if (quantity === '1') await expect.poll(scrolled).not.toBe(before);
      await expect(slider).toHaveValue(quantity);
    });
  }
});
