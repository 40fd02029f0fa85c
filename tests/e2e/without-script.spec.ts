/** Tests pages without JavaScript: they are complete, and pages with a form show only what works. */
import { templates } from '../routes.ts';
import { expectHeadingAndLandmarks } from './page-checks.ts';
import { DESKTOP, expect, measureOverflow, SMALL_PHONE, test } from './site.ts';

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: SMALL_PHONE });

test('every kind of page is complete and fits the window', async ({ page, pageLog }) => {
  for (const route of templates) {
    await page.goto(route.path);
    await expectHeadingAndLandmarks(page, route);
    expect(await measureOverflow(page), route.path).toBe(0);
    await expect(page.locator('.load-help:visible')).toHaveCount(0);
    for (const section of await page.locator('[data-reveal]').all())
      await expect(section).toHaveCSS('opacity', '1');
  }
  expect(pageLog.messages.filter((message) => !message.includes('404'))).toEqual([]);
});

const CONTACT_LINKS = ['mailto:support@mtelo.example', 'tel:+254700000000'];

test('a page with a form offers email and phone, and shows no control that does not work', async ({
  page,
}) => {
  // Playwright's searches by role and text skip the content of `noscript`.
  const notice = page.locator('main noscript p');
  const controls = page.locator('main').locator('button, input, select, textarea, a[href^="#"]');
  for (const path of ['/contact', '/checkout', '/custom-quote']) {
    await page.goto(path);
    const links = await notice
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(links).toEqual(CONTACT_LINKS);
    await expect(notice).toContainText('call +254 700 000 000');
    if (path === '/custom-quote') {
      await expect(notice).toContainText('its link names the services');
      await expect(page.getByText('cabling plan, switches and wireless')).toBeVisible();
    }
    await expect(controls).not.toHaveCount(0);
    for (const size of [SMALL_PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await measureOverflow(page), `${path} at ${size.width} px`).toBe(0);
      await expect(notice).toBeVisible();
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('Quote Summary')).toBeHidden();
    }
  }
});

test('a question opens on a click or through a link, and every question is printed', async ({ page }) => {
  await page.goto('/questions#is-vat-in-the-price');
  const openAnswers = page.locator('details[open]');
  await expect(openAnswers.locator('h3')).toHaveText(['Is VAT in the price?']);
  await expect(openAnswers).toBeInViewport({ ratio: 1 });
  // A second answer opens beside the first one.
  await page.getByText('Is there a setup fee?').click();
  await expect(openAnswers).toHaveCount(2);
  const closedAnswer = page.locator('details:not([open]) .max-w-prose').first();
  await expect(closedAnswer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closedAnswer).toBeVisible();
});
