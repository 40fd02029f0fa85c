/** Tests the contact form of a site that sends messages. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accepted, CONTACT, storeDraft, MAIL_PATTERN, MESSAGE, send } from './contact-page.tsx';
import { findField, problems, readProblems } from './fields.tsx';
import {
  findButton,
  flushReact,
  expectAccessible,
  showIsland,
  readAlert,
  expectAbsent,
  expectDisabled,
  expectFocused,
  expectVisible,
} from './island.tsx';
import { cancel, readProblem, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('#delivery/contact/by-site.tsx'));

const messageField = findField('Message');

beforeEach(() => {
  storeDraft();
  showIsland(CONTACT);
});

async function sendMessage() {
  const countBefore = sentRequests.length;
  await send.click();
  await flushReact();
  expect(sentRequests).toHaveLength(countBefore + 1);
}

// tests/e2e/delivery-receiver.spec.ts checks that the form can be posted without scripts.
test('a message is sent once, and the confirmation has its reference', async () => {
  await send.dblClick();
  const sending = findButton('Sending...');
  await expectDisabled(sending);
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  await flushReact();
  const { name, message, phone } = MESSAGE;
  expect(sentRequests).toMatchObject([{ body: { name, message, phone } }]);
  sentRequests[0]?.respond(200);
  await expectFocused(accepted);
  const { reference } = sentRequests[0]?.body as { reference: string };
  await expect
    .element(accepted)
    .toMatchTextContent(`Thank you, ${name}.Your message has been sent. Its reference is ${reference}.`);
  await expect.element(messageField).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await expectDisabled(send, false);
  await expectAccessible();
});

test('a confirmation does not take the focus from a visitor who is typing', async () => {
  await sendMessage();
  await messageField.fill('And another thing');
  sentRequests[0]?.respond(200);
  await expectVisible(accepted);
  await expectFocused(messageField);
  await expect.element(messageField).toHaveValue('And another thing');
});

// tests/logic/delivery/deliver.test.ts checks where each response leads.
test('a message that was cancelled, failed or refused says why, and is sent again unchanged', async () => {
  await expectAbsent(cancel);
  await sendMessage();
  await cancel.click();
  await expectFocused(send);
  await flushReact();
  expect(readProblem()).toMatch(/^You stopped sending/);
  await expectAbsent(cancel);

  await sendMessage();
  expect(readProblem()).toBeUndefined();
  expect(sentRequests[1]).toMatchObject({ key: sentRequests[0]?.key, body: sentRequests[0]?.body });
  sentRequests[1]?.respond(500);
  await expect.poll(readProblem).toMatch(/^Our message service is not working/);
  await expect
    .element(page.getByRole('link', { name: 'send it to support@mtelo.example' }))
    .toHaveAttribute('href', expect.stringMatching(MAIL_PATTERN));
  await expect.element(messageField).toHaveValue(MESSAGE.message);

  await sendMessage();
  const refusals = ['Too short', 'This mailbox <b>does not exist</b>'] as const;
  sentRequests[2]?.respond(422, { fields: { name: refusals[0], email: refusals[1] } });
  await expectFocused(problems);
  expect(readProblems()).toEqual(refusals);
  const email = findField('Email address');
  await expect.element(email).toHaveAccessibleDescription(refusals[1]);
  await expectAccessible();
  await email.fill('wanjiku@example.co.ke');
  expect(readProblems()).toEqual(['Too short']);
  await findField('Name').fill('Wanjiku');
  await expectAbsent(problems);
  // The errors' toast has disappeared with the errors.
  await expect.poll(readAlert).toBeUndefined();
  await sendMessage();
  sentRequests[3]?.respond(200);
  await expectFocused(accepted);
  await expectAbsent(problems);
});

// form-services.test.tsx checks that the value of the honeypot is sent.
test('the honeypot is invisible and cannot be focused', async () => {
  expect(document.querySelector('[name=website]')?.checkVisibility()).toBe(false);
  findField('Phone number (optional)').element().focus();
  await userEvent.keyboard('{Tab}');
  await expectFocused(messageField);
  await userEvent.keyboard('{Tab}');
  await expectFocused(send);
});

test('leaving the page cancels a message that is being sent', async () => {
  await sendMessage();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(readProblem).toMatch(/^You stopped sending/);
});
