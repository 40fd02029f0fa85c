/** A contact message that does not arrive at once: told in plain words, and never lost. */
import { isAccessible } from './accessible.ts';
import { expectKept, readyToSend } from './delivery-contact-page.ts';
import { type Reaction } from './delivery-receiver.ts';
import { denyStorage } from './quote-page.ts';
import { expect, test } from './site.ts';

test('it can be stopped; the text stays, and sent again it is the same message', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, 'silent', {});
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
  const { contact, receiver } = await readyToSend(page, {
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
    const { contact, receiver } = await readyToSend(page, ...reactions);
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
  const { contact, receiver } = await readyToSend(page, { status: 500 });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await page.clock.resume();
  await isAccessible(page, 'a message that was not accepted');
});

test('a receiver that recovers gets the message by itself, under one key', async ({ page }) => {
  const { contact, receiver } = await readyToSend(
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
  const { contact, receiver } = await readyToSend(page, { status: 500 }, {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.field('Message').fill('Something else.');
  await contact.send.click();
  await receiver.hasReceived(2);
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('an answer that never comes is waited for fifteen seconds, once', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, 'silent');
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
  const { contact, receiver } = await readyToSend(page, {});
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
  const { contact, receiver } = await readyToSend(page, { status: 500 }, {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(contact.sent).toBeVisible();
  expect(new Set(receiver.keys()).size).toBe(1);
});
