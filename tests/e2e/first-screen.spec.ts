/** What a visitor comes for is on the first screen, without scrolling. */
import { DESK, expect, PHONE, testWithSharedPage as test } from './site.ts';

interface Row {
  readonly path: string;
  readonly size: typeof PHONE;
  /** Of each selector every element that is shown, at least one, is on the first screen as a whole. */
  readonly selectors: readonly string[];
}

const SENT_QUOTE = '/custom-quote#q=network-setup.1~security-training.2~data-backup.1';

const ROWS: readonly Row[] = [
  {
    path: '/services',
    size: DESK,
    selectors: ['#needs li', 'main .button[href="/contact"]', '[data-office]'],
  },
  { path: '/services', size: PHONE, selectors: ['#needs li'] },
  { path: '/', size: PHONE, selectors: ['main h1', 'main a[href="/services#needs"]'] },
  { path: '/pricing', size: DESK, selectors: ['.answer-price', '.answer-size', '.answer-time'] },
  {
    path: '/pricing',
    size: PHONE,
    selectors: ['.answer-price', '.answer-size', '.answer-time', '.answers + div > .button'],
  },
  {
    path: SENT_QUOTE,
    size: DESK,
    selectors: ['.sent', '.slip-line', '.slip .button-main', '.beside .button-quiet'],
  },
  { path: SENT_QUOTE, size: PHONE, selectors: ['.sent', '.slip-line', '.slip .button-main'] },
  { path: '/contact', size: DESK, selectors: ['.notice.border-clay', 'main .button', '#name'] },
  { path: '/contact', size: PHONE, selectors: ['.notice.border-clay', 'main .button[href^="tel:"]'] },
  {
    path: '/pricing/vpn-setup',
    size: DESK,
    selectors: ['main .figure', 'main .button', 'main > :first-child section'],
  },
  { path: '/pricing/vpn-setup', size: PHONE, selectors: ['main .figure', 'main .button'] },
];

for (const { path, size, selectors } of ROWS)
  test(`${path} answers on the first screen of ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const selector of selectors) {
      const shown = page.locator(selector).filter({ visible: true });
      await expect(shown.first(), selector).toBeVisible();
      for (const element of await shown.all()) await expect(element, selector).toBeInViewport({ ratio: 1 });
    }
  });
