/**
 * Tests the contact form of a site that sends nothing: its prefill, its errors, and how it passes a message
 * to another app.
 */
import { expectConfirmationInView, MESSAGE } from './contact-page.ts';
import { readEntry, waitForHydration } from './quote-page.ts';
import { DESKTOP, expect, measureOverflow, SMALL_PHONE, test } from './site.ts';
import { listCoveredByToast, SHORT_PHONE } from './toast.ts';

test('the message is prefilled from the link that led to the form', async ({ page, contact }) => {
  await page.goto('/pricing');
  // A prefill that a click for another tab stored here would turn up in this tab's next message.
  const button = page.getByRole('link', { name: /Get Started.*Professional/ });
  await button.click({ modifiers: ['ControlOrMeta'] });
  await button.evaluate((link) =>
    link.dispatchEvent(Object.assign(new Event('click', { bubbles: true }), { metaKey: true })),
  );
  expect(await readEntry(page, 'contactPrefill'), 'after a click that opens a new tab').toBeNull();
  await button.click();
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  await expect(contact.field('Message')).toHaveValue(
    'I would like to get started with the Professional plan.',
  );
  const aboutLine = page.getByText('About: Professional plan. Go to the form');
  await aboutLine.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
  await page.reload();
  await expect(aboutLine).toBeVisible();
  // A link without a prefill opens an empty form. Going back restores the message.
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await waitForHydration(page);
  await expect(contact.field('Message')).toHaveValue('');
  await expect(aboutLine).toBeHidden();
  await page.goBack();
  await waitForHydration(page);
  await expect(contact.field('Message')).toHaveValue(/Professional plan/);
  // Once the visitor has replaced the text, the page no longer says what the message is about.
  await contact.field('Message').fill('Another matter');
  await expect(aboutLine).toBeHidden();
  await page.reload();
  await expect(aboutLine).toBeHidden();
  await expect(contact.field('Message')).toHaveValue('Another matter');
});

test('the page says in Kenyan time whether the office is open, and when it opens after closed days', async ({
  page,
}) => {
  const callItem = page.getByRole('list', { name: 'Call, WhatsApp or email' }).getByRole('listitem').first();
  const urgentHelpSection = page.locator('section', { hasText: 'Something is down now?' });
  // The office closes in ten seconds.
  await page.clock.install({ time: '2026-11-23T17:59:50+03:00' });
  await page.goto('/contact');
  await expect(callItem).toContainText('Office: open now, until 6:00 PM (East Africa Time)');
  await expect(urgentHelpSection).toContainText('call now. On Basic: write. Without a plan: call.', {
    useInnerText: true,
  });
  // A notice closes the office up to and including Friday 2 January.
  await page.clock.setSystemTime('2025-12-26T09:00:00+03:00');
  await page.reload();
  await expect(callItem).toContainText('Office: opens Monday 5 January, 8:30 AM (East Africa Time)');
  await expect(urgentHelpSection).toContainText(
    'We take it up Monday 5 January, 8:30 AM. We name a price first',
    { useInnerText: true },
  );
});

test(
  'the page scrolls to errors and to the confirmation, and sends nothing',
  { tag: '@every-engine' },
  async ({ page, contact, pageLog }) => {
    await page.setViewportSize(SHORT_PHONE);
    await contact.open();
    // Required fields are blank, so the page scrolls to the summary of errors.
    await contact.fill({ ...MESSAGE, Name: '   ', 'Email address': '', Message: '' });
    await contact.sendButton.click();
    // There is no space between the title and the text of the toast.
    await expect(contact.toast).toContainText('Validation ErrorPlease fill in all required fields.');
    await expect(contact.errorSummary).toBeFocused();
    await expect.poll(() => listCoveredByToast(page)).toEqual([]);
    // The toast disappears after the last correction.
    for (const label of ['Name', 'Message', 'Email address'] as const) {
      await contact.field(label).focus();
      expect(await listCoveredByToast(page), label).toEqual([]);
      await contact.field(label).fill(MESSAGE[label]);
    }
    await expect(contact.toast).toHaveCount(0);

    const requestCount = pageLog.requestedUrls.length;
    await page.setViewportSize(SMALL_PHONE);
    // A very long name could make the confirmation wider than a small phone.
    await contact.field('Name').fill('x'.repeat(90));
    await contact.sendButton.click();
    await expectConfirmationInView(page);
    await expect.poll(() => listCoveredByToast(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    // The message is kept until the visitor opens another app.
    await expect(contact.writtenText).toHaveValue(/^Our office needs a network\./);
    expect(await readEntry(page, 'contactDraft')).not.toBeNull();

    // If the visitor presses Enter further down the page, the panel is scrolled clear of the toast.
    await page.setViewportSize(DESKTOP);
    await contact.fill();
    await contact.field('Name').evaluate((input) => {
      input.scrollIntoView({ block: 'end' });
    });
    await contact.field('Name').press('Enter');
    await expectConfirmationInView(page);
    expect(pageLog.requestedUrls.slice(requestCount)).toEqual([]);
    expect(pageLog.messages).toEqual([]);
  },
);
