/** The contact form of a site that sends. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accepted, CONTACT, storeDraft, MAIL_PATTERN, MESSAGE, send } from './contact-page.tsx';
import { findField, problems } from './fields.tsx';
import { flushReact, expectAccessible, showIsland, readTexts, readToast } from './island.tsx';
import { cancel, readProblem, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('../../src/delivery/contact/by-site.tsx'));

beforeEach(() => {
  storeDraft();
  showIsland(CONTACT);
});

async function sendIt() {
  const before = sentRequests.length;
  await send.click();
  await flushReact();
  expect(sentRequests).toHaveLength(before + 1);
}

// tests/e2e/delivery-circle.spec.ts checks that the form posts itself without a script.
test('a message is sent once, and thanked for with its reference', async () => {
  await send.dblClick();
  const form = document.querySelector('form');
  form?.requestSubmit();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(form?.getAttribute('aria-busy')).toBe('true');
  await flushReact();
  const { name, message, phone } = MESSAGE;
  expect(sentRequests).toMatchObject([{ body: { name, message, phone } }]);
  sentRequests[0]?.answer(200);
  await expect.element(accepted).toHaveFocus();
  const { reference } = sentRequests[0]?.body as { reference: string };
  await expect.element(accepted).toMatchTextContent(`Its reference is ${reference}.`);
  await expect.element(accepted).not.toMatchTextContent('One step is left');
  await expect.element(findField('Message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  vi.useRealTimers();
  await expectAccessible();
});

test('a visitor who writes the next message already keeps the focus', async () => {
  await sendIt();
  await findField('Message').fill('And another thing');
  sentRequests[0]?.answer(200);
  await expect.element(accepted).toBeVisible();
  await expect.element(findField('Message')).toHaveFocus();
  await expect.element(findField('Message')).toHaveValue('And another thing');
});

// tests/logic/delivery/deliver.test.ts checks where each answer leads.
test('a message that was cancelled, failed or refused says why, and goes again as it was', async () => {
  await expect.element(cancel).not.toBeInTheDocument();
  await sendIt();
  await cancel.click();
  await expect.element(send).toHaveFocus();
  await flushReact();
  expect(readProblem()).toMatch(/^You stopped sending/);
  await expect.element(cancel).not.toBeInTheDocument();

  await sendIt();
  expect(readProblem()).toBeUndefined();
  expect(sentRequests[1]).toMatchObject({ key: sentRequests[0]?.key, body: sentRequests[0]?.body });
  sentRequests[1]?.answer(500);
  await expect.poll(readProblem).toMatch(/^Our message service is not working/);
  await expect
    .element(page.getByRole('link', { name: 'send it to support@mtelo.example' }))
    .toHaveAttribute('href', expect.stringMatching(MAIL_PATTERN));
  await expect.element(findField('Message')).toHaveValue(MESSAGE.message);

  await sendIt();
  const refusals = ['Too short', 'This mailbox <b>does not exist</b>'] as const;
  sentRequests[2]?.answer(422, { fields: { name: refusals[0], email: refusals[1] } });
  await expect.element(problems).toHaveFocus();
  expect(readTexts(problems.getByRole('link'))).toEqual(refusals);
  const email = findField('Email address');
  await expect.element(email).toHaveAccessibleDescription(refusals[1]);
  vi.useRealTimers();
  await expectAccessible();
  await email.fill('wanjiku@example.co.ke');
  expect(readTexts(problems.getByRole('link'))).toEqual(['Too short']);
  await findField('Name').fill('Wanjiku');
  await expect.element(problems).not.toBeInTheDocument();
  // Their toast has disappeared with them.
  await expect.poll(() => readToast('alert')).toBeUndefined();
});

test('no visitor meets the honeypot, and its value is sent along', async () => {
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.checkVisibility()).toBe(false);
  findField('Phone number (optional)').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(findField('Message')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(send).toHaveFocus();
  if (trap) trap.value = 'https://spam.example';
  await sendIt();
  expect(sentRequests[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test('leaving the page cancels a message, which may have left already', async () => {
  await sendIt();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(readProblem).toMatch(/^You stopped sending/);
});
