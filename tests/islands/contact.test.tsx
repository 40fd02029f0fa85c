/** Tests the contact form of a site that sends nothing. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import { confirmation, CONTACT, storeDraft, MAILTO_PATTERN, MESSAGE, sendButton } from './contact-page.tsx';
import {
  autofill,
  locateField,
  checkAndFillFields,
  getLabel,
  errorSummary,
  listSummaryMessages,
} from './fields.tsx';
import {
  expectAccessible,
  showIsland,
  readEntry,
  readErrorToast,
  readPoliteToast,
  expectAbsent,
  expectFocused,
  expectVisible,
} from './island.tsx';

const emailLink = confirmation.getByRole('link', { name: 'Send by email' });
const whatsappLink = confirmation.getByRole('link', { name: 'Send by WhatsApp' });
const copyButton = confirmation.getByRole('button', { name: 'Copy the text' });
const textArea = confirmation.getByRole('textbox', { name: 'What you wrote' });
const SIGNATURE = 'Akinyi O’Brien, 0712 345 678, akinyi@example.co.ke';

async function completeMessage(change: object = {}) {
  storeDraft(change);
  showIsland(CONTACT);
  await sendButton.click();
  await expectFocused(confirmation);
}

test('every field of the table stores what is typed or autofilled', async () => {
  showIsland(CONTACT);
  const enteredValues = await checkAndFillFields(CONTACT_FIELDS);
  expect(readEntry('contactDraft')).toEqual(enteredValues);
  // Only a site that sends has these fields and attributes.
  expect(document.querySelectorAll('[name=website], [name=kind], [action]')).toHaveLength(0);
  expect(document.querySelector('form')?.method).toBe('dialog');
  await expectAccessible();
});

// checkout.test.tsx checks how a form shows rejections.
test('a toast says that something is missing or invalid, until it is corrected', async () => {
  storeDraft({ name: '   ', email: 'akinyi@nowhere' });
  showIsland(CONTACT);
  await sendButton.click();
  await expect.poll(readErrorToast).toBe('Validation Error. Please fill in all required fields.');
  await expectFocused(errorSummary);
  await expectAccessible();
  // Now nothing is missing, but the email address is still invalid.
  await locateField('Name').fill('Akinyi');
  expect(listSummaryMessages()).toEqual([CONTACT_FIELDS.email.rule?.message]);
  expect(readErrorToast()).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await expect.poll(readErrorToast).toBe('Validation Error. Please correct the marked fields.');
  await expectFocused(errorSummary);
  // The poll waits for less time than a toast is shown, so the correction has dismissed the toast.
  await locateField('Email address').fill('akinyi@example.co.ke');
  await expect.poll(readErrorToast).toBeUndefined();
});

test('a complete message moves from the form to links for email and WhatsApp', async () => {
  showIsland(CONTACT);
  for (const [name, field] of Object.entries(CONTACT_FIELDS))
    autofill(locateField(getLabel(field)), { value: MESSAGE[name as keyof typeof MESSAGE] });
  await sendButton.click();
  await expect.element(confirmation).toMatchTextContent('Thank you, Akinyi O’Brien. One step is left.');
  await expect.element(emailLink).toHaveAttribute('href', expect.stringMatching(MAILTO_PATTERN));
  // The chat app gets the same text as the email app.
  const text = `${MESSAGE.message}\n\n${SIGNATURE}`;
  const whatsappUrl = `https://wa.me/254700000000?text=${encodeURIComponent(text)}`;
  await expect.element(whatsappLink).toHaveAttribute('href', whatsappUrl);
  await expect.poll(readPoliteToast).toMatch(/^Thank you\. Your message is complete\./);
  for (const field of Object.values(CONTACT_FIELDS))
    await expect.element(locateField(getLabel(field))).toHaveValue('');
  await expectAccessible();
});

test('sending deletes only the draft that was sent', async () => {
  // The prefill was not part of the draft.
  sessionStorage.contactPrefill = MESSAGE.message;
  await completeMessage({ message: '' });
  expect(readEntry('contactDraft')).toEqual(MESSAGE);
  // Opening WhatsApp would leave the page of the test.
  whatsappLink.element().addEventListener('click', (event) => {
    event.preventDefault();
  });
  await whatsappLink.click();
  expect(readEntry('contactDraft')).toBeNull();
  await expect.element(textArea).toHaveValue(`${MESSAGE.message}\n\n${SIGNATURE}`);
  // The visitor begins a second message. Opening the first one again must not delete the second.
  await locateField('Name').fill('Zawadi');
  await whatsappLink.click();
  expect(readEntry('contactDraft')).toMatchObject({ name: 'Zawadi' });
});

test('a message too long for an email link can be copied, even by hand', async () => {
  const message = 'x'.repeat(2048);
  const text = `${message}\n\n${SIGNATURE}`;
  await completeMessage({ message });
  await expectVisible(whatsappLink);
  await expectAbsent(emailLink);
  // The browser rejects the first attempt to copy, so the text is selected for copying by hand.
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
  await copyButton.click();
  await expect.element(confirmation).toMatchTextContent('Copy it from here into a message to');
  await expectFocused(textArea);
  expect(textArea.element()).toMatchObject({ selectionStart: 0, selectionEnd: text.length });
  expect(readEntry('contactDraft')).toMatchObject({ message });
  // The second attempt succeeds, and deletes the draft.
  writeText.mockResolvedValueOnce();
  await copyButton.click();
  await expect
    .element(confirmation)
    .toMatchTextContent('Copied. Paste it into a message to support@mtelo.example.');
  expect(writeText).toHaveBeenLastCalledWith(text);
  expect(readEntry('contactDraft')).toBeNull();
});
