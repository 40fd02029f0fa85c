/** What a visitor comes for is on the first screen, without scrolling. */
import { DESKTOP, expect, PHONE, testWithSharedPage as test } from './site.ts';

const SENT_QUOTE = '/custom-quote#q=network-setup.1~security-training.2~data-backup.1';

/** Each selector finds at least one element that is shown, and all of them lie whole on the first screen. */
const ROWS: readonly (readonly [path: string, onDesk: readonly string[], onPhone: readonly string[]])[] = [
  ['/', [], ['main h1', 'main a[href="/services#needs"]']],
  ['/services', ['#needs li', 'main .button[href="/contact"]', '[data-office]'], ['#needs li']],
  [
    '/pricing',
    ['.answer-price', '.answer-size', '.answer-time'],
    ['.answer-price', '.answer-size', '.answer-time', '.answers + div > .button'],
  ],
  [
    '/pricing/vpn-setup',
    ['main .figure', 'main .button', 'main > :first-child section'],
    ['main .figure', 'main .button'],
  ],
  [
    SENT_QUOTE,
    ['.sent', '.slip-line', '.slip .button-main', '.beside .button-quiet'],
    ['.sent', '.slip-line', '.slip .button-main'],
  ],
  [
    '/contact',
    ['.notice.border-clay', 'main .button', '#name'],
    ['.notice.border-clay', 'main .button[href^="tel:"]'],
  ],
];

for (const [path, onDesk, onPhone] of ROWS)
  test(`${path} answers on the first screen`, async ({ page }) => {
    for (const [size, selectors] of [
      [DESKTOP, onDesk],
      [PHONE, onPhone],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const selector of selectors) {
        const visibleElement = page.locator(selector).filter({ visible: true });
        await expect(visibleElement.first(), selector).toBeVisible();
        for (const element of await visibleElement.all())
          await expect(element, `${selector} at ${size.width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
