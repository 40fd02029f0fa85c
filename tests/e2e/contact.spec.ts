/** The contact form of a site that sends nothing: it says so, and hands the message over. */
import { contactOn, MESSAGE } from './contact-page.ts';
import { stored } from './quote-page.ts';
import { expect, test } from './site.ts';

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
