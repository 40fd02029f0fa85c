/** Tests that visitors find what they come for without scrolling. */
import { DESKTOP, expect, PHONE, testWithSharedPage as test } from './site.ts';

const SHARED_QUOTE = '/custom-quote#q=network-setup.1~security-training.2~data-backup.1';

/**
 * Selectors of elements on the first screen. Each must match a visible element, and every visible match must
 * be entirely in view.
 */
const FIRST_SCREENS = [
  { path: '/', onDesktop: [], onPhone: ['main h1', '[href="/services#needs"]', '[href$="#down"]'] },
  {
    path: '/services',
    onDesktop: ['#needs li', 'main .button[href="/contact"]', '[data-office]'],
    onPhone: ['#needs li'],
  },
  {
    path: '/pricing',
    onDesktop: ['.response-price', '.response-size', '.response-time'],
    onPhone: ['.response-price', '.response-size', '.response-time', '.response-times + div > .button'],
  },
  {
    path: '/pricing/vpn-setup',
    onDesktop: ['main .figure', 'main .button', 'main > :first-child section'],
    onPhone: ['main .figure', 'main .button'],
  },
  {
    path: SHARED_QUOTE,
    onDesktop: ['.shared-only', '.slip-line', '.slip .button-main', '.summary .button-quiet'],
    onPhone: ['.shared-only', '.slip-line', '.slip .button-main'],
  },
  {
    path: '/contact',
    onDesktop: ['.notice.border-clay', 'main .button', '#name'],
    onPhone: ['.notice.border-clay', 'main .button[href^="tel:"]'],
  },
];

for (const { path, onDesktop, onPhone } of FIRST_SCREENS)
  test(`${path} has its main elements on the first screen`, async ({ page }) => {
    for (const [size, selectors] of [
      [DESKTOP, onDesktop],
      [PHONE, onPhone],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const selector of selectors) {
        const visibleElements = page.locator(selector).filter({ visible: true });
        await expect(visibleElements.first(), selector).toBeVisible();
        for (const element of await visibleElements.all())
          await expect(element, `${selector} at ${size.width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
