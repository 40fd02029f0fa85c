/** A contact message on its way to the endpoint: every outcome, and the text is never lost. */
import type { Page } from 'playwright/test';
import { isAccessible } from './accessible.ts';
import { MESSAGES } from './addresses.ts';
import { stopClock } from './checkout-page.ts';
import { contactOn, MESSAGE, type MessageLabel } from './contact-page.ts';
import { type Reaction, receiverOn } from './delivery-receiver.ts';
import { denyStorage, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

/** Opens a filled form whose receiver answers so, under a clock that goes as it is told to. */
async function ready(page: Page, ...reactions: readonly Reaction[]) {
  const contact = contactOn(page);
  const receiver = await receiverOn(page, MESSAGES, ...reactions);
  await stopClock(page);
  await contact.open();
  await contact.fill();
  return { contact, receiver };
}

const KEPT = Object.entries(MESSAGE) as readonly [MessageLabel, string][];

async function expectKept(page: Page) {
  for (const [label, value] of KEPT) await expect(contactOn(page).field(label)).toHaveValue(value);
}

test('a message arrives, the visitor is told its reference, and the form is empty', async ({ page }) => {
  const { contact, receiver } = await ready(page, { status: 201 });
  await contact.send.click();
  await receiver.hasReceived(1);

  await expect(contact.toast).toContainText('Message sent');
  await expect(contact.sent).toBeVisible();
  const [{ key, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    kind: 'contact',
    reference: expect.stringMatching(/^MSG-\d{13}-[\dA-F]{6}$/) as string,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    page: '/contact',
    name: MESSAGE.Name,
    company: MESSAGE['Company (optional)'],
    email: MESSAGE['Email address'],
    phone: '+254712345678',
    message: MESSAGE.Message,
  });
  await expect(contact.sent).toContainText((body as { reference: string }).reference);
  for (const [label] of KEPT) await expect(contact.field(label)).toHaveValue('');
  for (const name of ['contactDraft', 'contactTicket']) expect(await stored(page, name)).toBeNull();
  await page.clock.resume();
  await isAccessible(page, 'a message that was sent');
});

test('what was left empty is absent, and the same words later are another message', async ({ page }) => {
  const { contact, receiver } = await ready(page, {});
  const short = { 'Company (optional)': '', 'Phone number (optional)': '' };
  await contact.fill(short);
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
  expect(Object.keys(receiver.received[0]?.body as object).sort()).toEqual([
    'email',
    'kind',
    'message',
    'name',
    'page',
    'reference',
    'submittedAt',
  ]);
  await contact.fill({ ...MESSAGE, ...short });
  await contact.send.click();
  await receiver.hasReceived(2);
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('somebody fast waits out the minimum time with the button busy, and is not refused', async ({
  page,
}) => {
  const { contact, receiver } = await ready(page, {});
  await contact.send.click();
  await expect(contact.sending).toBeVisible();
  await page.clock.runFor(2999);
  expect(receiver.received).toEqual([]);
  await page.clock.runFor(1);
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
});

test('while it is on its way the button says so, and two presses are one message', async ({ page }) => {
  const { contact, receiver } = await ready(page, 'silent');
  await contact.send.dblclick();
  await contact.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await receiver.hasReceived(1);
  await expect(contact.sending).toHaveAttribute('aria-disabled', 'true');
  await expect(contact.form).toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();
  await isAccessible(page, 'a message on its way');
  expect(receiver.received).toHaveLength(1);
});

test('it can be stopped; the text stays, and sent again it is the same message', async ({ page }) => {
  const { contact, receiver } = await ready(page, 'silent', {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await contact.cancel.click();
  await expect(contact.problem).toContainText('You stopped the sending');
  await expect(contact.send).toBeFocused();
  await expect(contact.cancel).toHaveCount(0);
  await expectKept(page);
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(contact.sent).toBeVisible();
  await expect(contact.problem).toHaveCount(0);
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});

test('fields that the receiver refuses are marked, until they are changed', async ({ page }) => {
  const { contact, receiver } = await ready(page, {
    status: 422,
    body: { fields: { email: 'This mailbox <b>does not exist</b>', unheard: 'of' } },
  });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problems).toBeFocused();
  await expect(contact.problems.getByRole('link')).toHaveText(['This mailbox <b>does not exist</b>']);
  await expect(contact.toast).toContainText('Please correct the marked fields.');
  await expect(contact.field('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: /);
  await page.clock.resume();
  await isAccessible(page, 'fields that were refused');
  await contact.field('Email address').fill('wanjiku@example.co.ke');
  await expect(contact.problems).toHaveCount(0);
  receiver.nowAnswers({});
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(contact.sent).toBeVisible();
});

const FAILURES: readonly (readonly [string, readonly Reaction[], number, RegExp])[] = [
  ['too many', [{ status: 429, headers: { 'retry-after': '120' } }], 1, /Too many messages.*in 2 minutes/],
  ['out of order', [{ status: 500 }], 1, /not working.*was not accepted.*in a few minutes/],
  ['not at home', [{ status: 503 }], 3, /not working.*was not accepted/],
  ['of another opinion', [{ status: 403, body: '<h1>Forbidden' }], 1, /not working/],
  ['silent behind its gateway', [{ status: 504 }], 3, /We cannot tell whether your message arrived/],
  ['out of reach', ['broken'], 3, /We cannot tell.*Sending it again is safe/],
];

for (const [what, reactions, requests, words] of FAILURES) {
  test(`a receiver that is ${what} is told in plain words, and loses nothing`, async ({ page }) => {
    const { contact, receiver } = await ready(page, ...reactions);
    await contact.send.click();
    await receiver.hasReceived(requests);
    await expect(contact.problem).toContainText(words);
    await expect(contact.send).toBeVisible();
    await expectKept(page);
    await expect(contact.problem.getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:support@mtelo\.example\?.*Our%20office%20needs/,
    );
    expect(new Set(receiver.keys()).size).toBe(1);

    // After a reload it is still there, and still the same message.
    await contact.open();
    await expectKept(page);
    receiver.nowAnswers({});
    await contact.send.click();
    await receiver.hasReceived(requests + 1);
    await expect(contact.sent).toBeVisible();
    expect(receiver.received.at(-1)).toEqual(receiver.received[0]);
  });
}

test('a failure and the way out of it are accessible', async ({ page }) => {
  const { contact, receiver } = await ready(page, { status: 500 });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await page.clock.resume();
  await isAccessible(page, 'a message that was not accepted');
});

test('a receiver that recovers gets the message by itself, under one key', async ({ page }) => {
  const { contact, receiver } = await ready(
    page,
    { status: 503, headers: { 'retry-after': '5' } },
    'broken',
    {},
  );
  await contact.send.click();
  await receiver.hasReceived(3);
  await expect(contact.sent).toBeVisible();
  expect(new Set(receiver.keys()).size).toBe(1);
});

test('a text that was changed after a failure is another message', async ({ page }) => {
  const { contact, receiver } = await ready(page, { status: 500 }, {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.field('Message').fill('Something else.');
  await contact.send.click();
  await receiver.hasReceived(2);
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('an answer that never comes is waited for fifteen seconds, once', async ({ page }) => {
  const { contact, receiver } = await ready(page, 'silent');
  await contact.send.click();
  await receiver.hasReceived(1);
  await page.clock.runFor(13_000);
  await expect(contact.sending).toBeVisible();
  await page.clock.runFor(2000);
  await expect(contact.problem).toContainText('We cannot tell whether your message arrived');
  await expectKept(page);
  expect(receiver.received).toHaveLength(1);
});

test('offline is said as such, and sending again works', async ({ page, context }) => {
  const { contact, receiver } = await ready(page, {});
  await page.clock.runFor(3000);
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.problem).toContainText('You are offline');
  await expectKept(page);
  expect(receiver.received).toEqual([]);
  await context.setOffline(false);
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
});

test('a browser that stores nothing sends the same message again too', async ({ page }) => {
  await denyStorage(page);
  const { contact, receiver } = await ready(page, { status: 500 }, {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(contact.sent).toBeVisible();
  expect(new Set(receiver.keys()).size).toBe(1);
});

const HOSTILE = '<img src=x onerror="document.title=\'owned\'">';

test('hostile and foreign words arrive as they are, and are shown as text', async ({ page }) => {
  const { contact, receiver } = await ready(page, { status: 500 }, {});
  const words = `${HOSTILE} مرحبا שלום 👩🏾‍💻 O’Brien-Wanjiku`;
  await contact.fill({ Name: words, Message: words });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(page.getByText(`Thank you, ${words}.`)).toBeVisible();
  expect(receiver.received[1]?.body).toMatchObject({ name: words, message: words });
  await expect(page).not.toHaveTitle('owned');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a paste of 100 kB is refused with a word, and nothing is sent', async ({ page }) => {
  const { contact, receiver } = await ready(page, {});
  await contact.fill({ Message: 'x'.repeat(100_000) });
  await contact.send.click();
  await expect(contact.problems.getByRole('link')).toHaveText(['Message must be at most 5000 characters']);
  await page.clock.runFor(5000);
  expect(receiver.received).toEqual([]);
});

test('nobody meets the trap; what is in it is sent along', async ({ page }) => {
  const { contact, receiver } = await ready(page, {});
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  await contact.field('Phone number (optional)').focus();
  await page.keyboard.press('Tab');
  await expect(contact.field('Message')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.send).toBeFocused();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await contact.send.click();
  await receiver.hasReceived(1);
  expect(receiver.received[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts itself, and the visitor comes back to a confirmation', async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route(MESSAGES, async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { location: new URL('/contact#sent', page.url()).href } });
    });
    const contact = contactOn(page);
    await page.goto('/contact');
    await expect(page.getByText('Your message has been sent.')).toBeHidden();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    await contact.fill();
    await contact.send.click();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(posts[0] ?? ''))).toEqual({
      kind: 'contact',
      website: '',
      name: MESSAGE.Name,
      company: MESSAGE['Company (optional)'],
      email: MESSAGE['Email address'],
      phone: MESSAGE['Phone number (optional)'],
      message: MESSAGE.Message.replace('\n', '\r\n'),
    });
  });
});
