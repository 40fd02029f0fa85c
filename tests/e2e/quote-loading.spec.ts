/** Before the script is there, and where it never comes. */
import type { Page } from 'playwright/test';
import { awake, hold, quoteOn } from './quote-page.ts';
import { expect, PHONE, test } from './site.ts';

test('on a slow network prices are there to read, and what is chosen meanwhile is kept', async ({ page }) => {
  const quote = quoteOn(page);
  const release = await hold(page, /_astro\/.*\.js/);
  await page.goto('/custom-quote');
  const row = page.getByRole('listitem').filter({ hasText: 'Business Email Setup' });
  await expect(row).toContainText('$180 per mailbox');
  await quote.box('VPN Setup').check();
  await quote.box('Consultation').check();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('100');
  await expect(quote.empty).toBeVisible();

  release();
  await expect(quote.total).toHaveText('USD 405.00');
  await expect(quote.lines).toHaveCount(3);
  await expect(quote.box('VPN Setup')).toBeChecked();
  await quote.box('VPN Setup').uncheck();
  await expect(quote.total).toHaveText('USD 125.00');
  await page.reload();
  await expect(quote.total).toHaveText('USD 125.00');
});

test('what is chosen before the script comes is added to what was kept', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.more('VPN Setup').click();
  await page.goto('/about');
  const release = await hold(page, /_astro\/.*\.js/);
  await page.goto('/custom-quote');
  await quote.box('VPN Setup').check();
  await quote.box('Consultation').check();
  release();
  await expect(quote.lines).toHaveText(['VPN Setup2 × $280$560', 'Consultation1 × $25 1 hour$25']);
});

const HELP = 'A part of this page has not loaded.';

test.describe('where a script fails', () => {
  for (const [path, script, readable] of [
    ['/custom-quote', /_astro\/quote-builder/, '$180 per mailbox'],
    ['/custom-quote', /_astro\/client/, '$180 per mailbox'],
    ['/contact', /_astro\/contact-form/, 'Monday to Friday'],
  ] as const) {
    test(`${path} without ${script.source} can be read and says what to do next`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.route(script, (route) => route.abort());
      await page.goto(path);
      const help = page.getByRole('status').filter({ hasText: HELP });
      await expect(help).toBeInViewport();
      await expect(help).toContainText('support@mtelo.example');
      await expect(help).toContainText('+254 700 000 000');
      await expect(page.getByRole('main').getByText(readable)).toBeVisible();

      // The network is back.
      await page.unroute(script);
      await help.getByRole('link', { name: 'Load it again' }).click();
      await awake(page);
      await expect(page.getByText(HELP)).toBeHidden();
    });
  }

  test('the checkout says so too', async ({ page }) => {
    const quote = quoteOn(page);
    await quote.open();
    await quote.tick('VPN Setup');
    await page.route(/_astro\/checkout/, (route) => route.abort());
    await quote.proceed.click();
    await expect(page.getByRole('status').filter({ hasText: HELP })).toBeInViewport();
    await expect(page.getByText('send your details and the services you want')).toBeVisible();
  });
});

/** The help of the page, and the moment at which it is set to show, in milliseconds. */
const helpAfter = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'load-help')
      .map((animation) => animation.effect?.getTiming().delay),
  );

test('where a script hangs, the page says so after ten seconds', async ({ page }) => {
  const release = await hold(page, /_astro\/quote-builder/);
  await page.goto('/custom-quote');
  await expect(page.getByText(HELP)).toBeHidden();
  expect(await helpAfter(page)).toEqual([10_000]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText(HELP)).toBeInViewport();
  release();
  await expect(page.getByText(HELP)).toBeHidden();
});
