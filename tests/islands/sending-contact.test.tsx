/** The contact form of a site that sends. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accepted, CONTACT, haveDraft, MESSAGE, send } from './contact-page.tsx';
import { field, problems } from './fields.tsx';
import { drawn, expectAccessible, show, texts, toast } from './island.tsx';
import { cancel, problem, sent } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('../../src/delivery/contact/by-site.tsx'));

const sending = page.getByRole('button', { name: 'Sending...' });

beforeEach(() => {
  haveDraft();
  show(CONTACT);
});

/** Sends the message. */
async function sendIt() {
  const before = sent.length;
  await send.click();
  await drawn();
  expect(sent).toHaveLength(before + 1);
}

// Without script it posts itself, and what arrives is in tests/e2e/delivery-circle.spec.ts.
test('while a message is on its way the button says so, and further presses send nothing', async () => {
  await send.dblClick();
  document.querySelector('form')?.requestSubmit();
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  await drawn();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: MESSAGE.name, message: MESSAGE.message, phone: MESSAGE.phone }),
  ]);
});

test('a message that arrived is thanked for with its reference', async () => {
  await sendIt();
  sent[0]?.answer(200);
  await expect.element(accepted).toHaveFocus();
  const { reference } = sent[0]?.body as { reference: string };
  await expect.element(accepted).toMatchTextContent(`Its reference is ${reference}.`);
  await expect.element(accepted).not.toMatchTextContent('One step is left');
  await expect.element(field('Message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  vi.useRealTimers();
  await expectAccessible();
});

test('whoever writes the next message already keeps the focus', async () => {
  await sendIt();
  await field('Message').fill('And another thing');
  sent[0]?.answer(200);
  await expect.element(accepted).toBeVisible();
  await expect.element(field('Message')).toHaveFocus();
  await expect.element(field('Message')).toHaveValue('And another thing');
});

// What each answer leads to is in packages/rules/tests/delivery/deliver.test.ts.
test('a message that is stopped, one that failed and one that is refused say why, and go again as they were', async () => {
  await expect.element(cancel).not.toBeInTheDocument();
  await sendIt();
  await cancel.click();
  await expect.element(send).toHaveFocus();
  await drawn();
  expect(problem()).toMatch(/^You stopped sending/);
  await expect.element(cancel).not.toBeInTheDocument();

  await sendIt();
  expect(problem()).toBeUndefined();
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body });
  sent[1]?.answer(500);
  await expect.poll(problem).toMatch(/^Our message service is not working/);
  await expect
    .element(page.getByRole('link', { name: 'send it to support@mtelo.example' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:support@mtelo\.example\?.*Our%20office%20needs/));
  await expect.element(field('Message')).toHaveValue(MESSAGE.message);

  await sendIt();
  sent[2]?.answer(422, { fields: { name: 'Too short', email: 'This mailbox <b>does not exist</b>' } });
  await expect.element(problems).toHaveFocus();
  expect(texts(problems.getByRole('link'))).toEqual(['Too short', 'This mailbox <b>does not exist</b>']);
  const email = field('Email address');
  await expect.element(email).toHaveAccessibleDescription('This mailbox <b>does not exist</b>');
  vi.useRealTimers();
  await expectAccessible();
  await email.fill('wanjiku@example.co.ke');
  expect(texts(problems.getByRole('link'))).toEqual(['Too short']);
  await field('Name').fill('Wanjiku');
  await expect.element(problems).not.toBeInTheDocument();
  // The toast that spoke of them has gone with them.
  await expect.poll(() => toast('alert')).toBeUndefined();
});

test('no one meets the trap; what is in it is sent along', async () => {
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.checkVisibility()).toBe(false);
  field('Phone number (optional)').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Message')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(send).toHaveFocus();
  if (trap) trap.value = 'https://spam.example';
  await sendIt();
  expect(sent[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test.each(['QuotaExceededError', 'SecurityError'])(
  'a message has one key through failures, also after %s',
  async (name) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', name);
    });
    await sendIt();
    sent[0]?.answer(500);
    await expect.poll(problem).toMatch(/^Our message service is not working/);
    await sendIt();
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body });
    sent[1]?.answer(500);
    await expect.poll(problem).toMatch(/^Our message service is not working/);
    await field('Message').fill('Something else');
    await sendIt();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  },
);

test('leaving the page stops a message, which may have left already', async () => {
  await sendIt();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(problem).toMatch(/^You stopped sending/);
});
