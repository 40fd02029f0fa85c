/** The contact form of a site that sends nothing: it says so, and hands the message over. */
import { contactOn, expectAcceptedInView, MESSAGE } from './contact-page.ts';
import { stored } from './quote-page.ts';
import { DESK, expect, overflow, SMALL, TABLET, test } from './site.ts';

test('an accepted message is handed to the visitor’s email app, and nothing is sent', async ({
  page,
  watched,
}) => {
  const contact = contactOn(page);
  await contact.open();
  await expect(contact.form).toHaveAttribute('method', 'dialog');
  await expect(page.locator('[name="website"], [name="kind"]')).toHaveCount(0);
  await contact.fill();
  const before = watched.requests.length;
  await contact.send.click();
  await expect(contact.toast).toContainText('Thank youYour message is complete.');
  await expect(page.getByRole('link', { name: 'send your message to' })).toHaveAttribute(
    'href',
    /^mailto:support@mtelo\.example\?subject=Message%20from%20Akinyi.*Our%20office%20needs/,
  );
  await expect(contact.field('Message')).toHaveValue('');
  expect(await stored(page, 'contactDraft')).toBeNull();
  expect(watched.requests.slice(before)).toEqual([]);
  expect(watched.messages).toEqual([]);
});

for (const size of [SMALL, TABLET, DESK]) {
  for (const press of ['the button', 'Enter in a field below'] as const) {
    test(`at ${size.width} px ${press} brings the last step into view, uncovered and in focus`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const contact = contactOn(page);
      await contact.open();
      await contact.fill();
      if (press === 'the button') {
        await contact.send.click();
      } else {
        // The panel's place is within the window then, where the toast comes to lie.
        const field = contact.field('Name');
        await field.evaluate((input) => {
          input.scrollIntoView({ block: 'end' });
        });
        await field.press('Enter');
      }
      await expectAcceptedInView(page);
      await page.keyboard.press('Tab');
      const step = page.getByRole('link', { name: 'Send your message to' });
      await expect(step).toBeFocused();
      if (size === SMALL) {
        const panel = await contact.accepted.boundingBox();
        expect((await step.boundingBox())?.width).toBeGreaterThan((panel?.width ?? NaN) - 40);
      }
    });
  }
}

test('a name without a space stays within the panel', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const contact = contactOn(page);
  await contact.open();
  await contact.fill({ ...MESSAGE, Name: 'x'.repeat(90) });
  await contact.send.click();
  await expect(page.getByText('Thank you, x')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('what is missing is refused in the words of the specification, and everything typed stays', async ({
  page,
}) => {
  const contact = contactOn(page);
  await contact.open();
  await contact.fill({ ...MESSAGE, Name: '   ' });
  await contact.send.click();
  await expect(contact.toast).toContainText('Validation ErrorPlease fill in all required fields.');
  await expect(contact.problems).toBeFocused();
  await expect(contact.field('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(contact.field('Message')).toHaveValue(MESSAGE.Message);
});
