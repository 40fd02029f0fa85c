/** Tests the contact form of a site that sends messages. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirmation, CONTACT, storeDraft, MAILTO_PATTERN, MESSAGE, sendButton } from './contact-page.tsx';
import { locateField, errorSummary, listSummaryMessages } from './fields.tsx';
import {
  locateButton,
  flushReact,
  expectAccessible,
  showIsland,
  readErrorToast,
  readPoliteToast,
  expectAbsent,
  expectDisabled,
  expectEnabled,
  expectFocused,
  expectVisible,
} from './island.tsx';
import { cancelButton, readFailureMessage, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('#delivery/contact/by-site.tsx'));

const messageField = locateField('Message');

beforeEach(() => {
  storeDraft();
  sessionStorage.contactPrefill = MESSAGE.message;
  showIsland(CONTACT);
});

async function sendMessage() {
  const countBefore = sentRequests.length;
  await sendButton.click();
  await flushReact();
  expect(sentRequests).toHaveLength(countBefore + 1);
}

// tests/e2e/delivery-receiver.spec.ts checks that the form can be posted without scripts.
test('a message is sent once and confirmed with its reference', async () => {
  await sendButton.dblClick();
  const sending = locateButton('Sending...');
  await expectDisabled(sending);
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  await flushReact();
  const { name, message, phone } = MESSAGE;
  expect(sentRequests).toMatchObject([{ body: { name, message, phone } }]);
  sentRequests[0]?.respond(200);
  await expectFocused(confirmation);
  const { reference } = sentRequests[0]?.body as { reference: string };
  // There is no space between the heading and the text.
  await expect
    .element(confirmation)
    .toMatchTextContent(`Thank you, ${name}.Your message has been sent. Its reference is ${reference}.`);
  await expect.element(messageField).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await expectEnabled(sendButton);
  await expectAccessible();
});

test('a confirmation does not take the focus from a visitor who is typing', async () => {
  await sendMessage();
  // The visitor goes on typing before the response comes.
  await messageField.fill('And another thing');
  sentRequests[0]?.respond(200);
  await expectVisible(confirmation);
  await expectFocused(messageField);
  await expect.element(messageField).toHaveValue('And another thing');
  await userEvent.keyboard('.');
  expect(readPoliteToast()).toMatch(/Thank you/);
});

// tests/logic/delivery/deliver.test.ts checks the outcome of each response.
test('a message that was not sent can be sent again unchanged', async () => {
  await expectAbsent(cancelButton);
  // The visitor cancels the first attempt.
  await sendMessage();
  await cancelButton.click();
  await expectFocused(sendButton);
  await flushReact();
  expect(readFailureMessage()).toMatch(/^You stopped sending.+is safe/);
  await expectAbsent(cancelButton);

  await sendMessage();
  // If the first attempt had arrived, the receiver would recognise the second by its key and body. This time
  // the server fails.
  expect(readFailureMessage()).toBeUndefined();
  expect(sentRequests[1]).toMatchObject({ key: sentRequests[0]?.key, body: sentRequests[0]?.body });
  sentRequests[1]?.respond(500);
  await expect.poll(readFailureMessage).toMatch(/^Our message service is not working/);
  await expect
    .element(page.getByRole('link', { name: 'send it to support@mtelo.example' }))
    .toHaveAttribute('href', expect.stringMatching(MAILTO_PATTERN));
  await expect.element(messageField).toHaveValue(MESSAGE.message);

  await sendMessage();
  // The third attempt is rejected, because the server accepts neither the name nor the email address.
  const rejections = ['Too short', 'This mailbox <b>does not exist</b>'] as const;
  sentRequests[2]?.respond(422, { fields: { name: rejections[0], email: rejections[1] } });
  await expectFocused(errorSummary);
  expect(listSummaryMessages()).toEqual(rejections);
  const email = locateField('Email address');
  await expect.element(email).toHaveAccessibleDescription(rejections[1]);
  await expectAccessible();
  await expect.poll(readErrorToast).toMatch(/marked fields/);
  // A corrected field is no longer reported. Whether the server now accepts the other one, only it can say.
  await email.fill('wanjiku@example.co.ke');
  expect(listSummaryMessages()).toEqual(['Too short']);
  await sendMessage();
  await expectAbsent(errorSummary);
  // Errors in the next message are reported only when it is sent.
  await email.fill('');
  await expectVisible(errorSummary);
  sentRequests[3]?.respond(200);
  await expectVisible(confirmation);
  await expectAbsent(errorSummary);
});

// form-services.test.tsx checks that the value of the honeypot is sent.
test('the honeypot is invisible and cannot be focused', async () => {
  expect(document.querySelector('[name=website]')?.checkVisibility()).toBe(false);
  locateField('Phone number (optional)').element().focus();
  await userEvent.keyboard('{Tab}');
  await expectFocused(messageField);
  await userEvent.keyboard('{Tab}');
  await expectFocused(sendButton);
});

test('leaving the page cancels a message that is being sent', async () => {
  await sendMessage();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(readFailureMessage).toMatch(/^You stopped sending/);
});
