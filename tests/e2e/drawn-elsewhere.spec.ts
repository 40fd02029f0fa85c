/** What is drawn elsewhere than on the site's pages can be read: drawings in files, the receiver's pages, mails. */
import { globSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { customerMail } from '../../packages/receiver/mail/customer-mail.ts';
import { createInvoice } from '../../packages/receiver/mail/invoice.ts';
import { createInvoiceProvider } from '../../packages/receiver/payments/by-invoice.ts';
import { startReceiver } from '../../packages/receiver/tests/receiver.ts';
import { catalogue, NOW_MS, order } from '../../packages/receiver/tests/samples.ts';
import { findViolations } from './accessible.ts';
import { SAMPLE_BUILDS } from './addresses.ts';
import { faintShapes, findFaintWords } from './contrast.ts';
import { findLabelFaults } from './labels.ts';
import { DESK, expect, measureOverflow, PHONE, testWithSharedPage, SMALL, test } from './site.ts';

const TIMES = ['light', 'dark'] as const;

/** Expects what is drawn now to be accessible by day, and to be read by night. */
async function isReadable(page: Page, where: string, byDay?: 'color-contrast') {
  for (const colorScheme of TIMES) {
    await page.emulateMedia({ colorScheme });
    const rule = colorScheme === 'dark' ? 'color-contrast' : byDay;
    expect(await findViolations(page, rule), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await measureOverflow(page), where).toBe(0);
}

// A partner's logo has its own colours, and lies on a light ground.
testWithSharedPage(
  'the words and shapes of each drawing in a file stand out, and each label has its ground',
  async ({ page }) => {
    const files = globSync('{.,_astro,sheets}/*.svg', { cwd: SAMPLE_BUILDS.silent });
    expect(files.length).toBeGreaterThan(9);
    let labels = 0;
    for (const file of files) {
      await page.goto(`/${file}`);
      labels += await page.locator('svg text').count();
      for (const colorScheme of TIMES) {
        await page.emulateMedia({ colorScheme });
        expect(
          [...(await findFaintWords(page)), ...(await faintShapes(page))],
          `${file}, ${colorScheme}`,
        ).toEqual([]);
      }
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        expect(await findLabelFaults(page), `${file} at ${size.width} px`).toEqual([]);
      }
    }
    expect(labels).toBeGreaterThan(16);
  },
);

test('the pages of the receiver and its mail are accessible by day and night', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const { seller } = catalogue;
  const receiver = await startReceiver();
  await receiver.post('/orders', order());
  const [submission] = await receiver.stored();
  if (!submission || !seller) throw new Error('Nothing was ordered');
  await page.goto(`${receiver.origin}/pay/ORD-1`);
  await isReadable(page, 'the demonstration');
  await page.goto(receiver.office.createLink(submission).address);
  await page.getByLabel('Amount').fill('KES 1');
  await page.getByRole('button', { name: 'Paid' }).click();
  await expect(page.locator('.notice.wrong')).toBeVisible();
  await isReadable(page, 'the office’s page');
  await receiver.stop();

  const provider = (origin: string, now: () => number) =>
    createInvoiceProvider(() => Promise.resolve(catalogue), origin, now);
  const invoicing = await startReceiver({}, provider);
  await invoicing.post('/orders', order());
  await page.goto(`${invoicing.origin}/pay/ORD-1`);
  await isReadable(page, 'how to pay');
  await invoicing.stop();

  const invoice = createInvoice(submission, seller, { paidAt: undefined, nowMs: NOW_MS });
  const { html = '' } = await customerMail(invoice, 'https://www.example.com');
  await page.goto('about:blank');
  await page.setContent(html.replace('cid:', 'data:'));
  await isReadable(page, 'the mail', 'color-contrast');
});
