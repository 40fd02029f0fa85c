/** Tests what is outside the site's pages: drawings in files, and the receiver's pages and emails. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { renderCustomerEmail } from '../../packages/receiver/mail/customer-email.ts';
import { createInvoice } from '../../packages/receiver/mail/invoice.ts';
import { createInvoiceProvider } from '../../packages/receiver/payments/by-invoice.ts';
import { startReceiver } from '../../packages/receiver/tests/receiver.ts';
import { catalogue, NOW_MS, buildOrder } from '../../packages/receiver/tests/samples.ts';
import { expectAccessible, expectContrast } from './accessible.ts';
import { SAMPLE_BUILDS } from './urls.ts';
import { listLowContrastShapes, listLowContrastLabels } from './contrast.ts';
import { listLabelFaults } from './labels.ts';
import { checkInBothColourSchemes } from './page-checks.ts';
import { DESKTOP, expect, measureOverflow, PHONE, testWithSharedPage, SMALL_PHONE, test } from './site.ts';

// The logos of partners are left out, because they have colours of their own.
testWithSharedPage('every drawing in a file has readable labels and visible shapes', async ({ page }) => {
  const cwd = SAMPLE_BUILDS.silent;
  const html = globSync(`${cwd}/**/*.html`).map((path) => String(readFileSync(path)));
  // Leaves out the files that Astro publishes although pages only hold the drawings inline.
  const files = globSync('{.,_astro,sheets}/*.svg', { cwd }).filter((file) => html.join().includes(file));
  expect(files.length).toBeGreaterThan(9);
  for (const file of files) {
    await page.goto(`/${file}`);
    await checkInBothColourSchemes(page, async (colourScheme) => {
      const lowContrastParts = [
        ...(await listLowContrastLabels(page)),
        ...(await listLowContrastShapes(page)),
      ];
      expect(lowContrastParts, `${file}, ${colourScheme}`).toEqual([]);
    });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await listLabelFaults(page), `${file} at ${size.width} px`).toEqual([]);
    }
  }
});

async function expectReadable(page: Page, state: string) {
  await expectAccessible(page, state);
  expect(await measureOverflow(page), state).toBe(0);
}

test('the receiver’s pages and its email to a customer are accessible in both colour schemes', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  const { seller } = catalogue;
  const receiver = await startReceiver();
  await receiver.post('/orders', buildOrder());
  const [submission] = await receiver.listStoredSubmissions();
  if (!submission) throw new Error('Nothing was ordered');
  // The first receiver shows the demonstration's payment page and the office's page, with a rejected amount.
  await page.goto(`${receiver.origin}/pay/ORD-1`);
  await expectReadable(page, 'the demonstration');
  await page.goto(receiver.officeLinks.createLink(submission).url);
  await page.getByLabel('Amount').fill('KES 1');
  await page.getByRole('button', { name: 'Paid' }).click();
  await expect(page.locator('.notice.wrong')).toBeVisible();
  await expectReadable(page, 'the office’s page');
  await receiver.stop();

  // A receiver has only one way of payment, so the page that says how to pay an invoice needs a second one.
  const createProvider = (origin: string, now: () => number) =>
    createInvoiceProvider(() => Promise.resolve(catalogue), origin, now);
  const invoiceReceiver = await startReceiver({}, createProvider);
  await invoiceReceiver.post('/orders', buildOrder());
  await page.goto(`${invoiceReceiver.origin}/pay/ORD-1`);
  await expectReadable(page, 'how to pay');
  await invoiceReceiver.stop();

  const invoice = createInvoice(submission, seller, { paidAt: undefined, nowMs: NOW_MS });
  // The email is shown without its logo, which only email programs can find.
  const { html = '' } = await renderCustomerEmail(invoice, 'https://www.example.com');
  await page.goto('about:blank');
  await page.setContent(html.replace('cid:', 'data:'));
  await checkInBothColourSchemes(page, (colourScheme) => expectContrast(page, `the email, ${colourScheme}`));
  expect(await measureOverflow(page), 'the email').toBe(0);
});
