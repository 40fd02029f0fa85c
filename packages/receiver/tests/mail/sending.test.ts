/** Checks when and how often the emails of a submission are sent, and what the operator sees. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@site/rules/time/dates';
import type { Email } from '../../mail/email.ts';
import {
  PARALLEL_EMAILS,
  keepSending,
  LEASE_MS,
  createSender,
  type DeliveryResult,
} from '../../mail/sending.ts';
import { CatalogueUnavailableError } from '../../orders/catalogue.ts';
import { MESSAGES_PER_BATCH, type DueEmail } from '../../store/outbox.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { buildMessage, MINUTE_MS, NOW_MS, buildOrder, buildStoredSubmission } from '../samples.ts';
import { listStoredEmails } from '../temporary-store.ts';
import { startMailServer } from './mail-server.ts';

startReceiverForEachTest();
let nowMs: number;
let errors: unknown[];
beforeEach(() => {
  nowMs = NOW_MS;
  errors = [];
});

/** Stores a message for each name, which puts an email into the outbox. */
async function storeMessages(...names: readonly string[]) {
  const receivedAt = new Date(nowMs).toISOString();
  for (const name of names)
    await receiver.store.storeOnce(
      buildStoredSubmission({ key: name, reference: `MSG-${name}`, receivedAt, fields: { name } }),
    );
}

const SENT: DeliveryResult = { kind: 'sent' };

const createFailure = (
  kind: 'refused' | 'postponed' | 'server-down',
  reason = 'not now',
): DeliveryResult => ({
  kind,
  fullReason: reason,
  logReason: '',
});

const compose = ({ submission, otherMessages }: DueEmail) =>
  Promise.resolve({
    subject: [submission, ...otherMessages].map(({ fields }) => fields.name).join(' '),
  } as Email);

async function findNextDueMs() {
  const sql = "SELECT min(at) AS at FROM outbox WHERE state = 'waiting'";
  const [{ at } = {}] = await receiver.database.query<{ at?: string | null }>(sql);
  return at ? Date.parse(at) : Infinity;
}

/** Creates a sender that records the name in the subject, the Message-ID and the minute of each attempt. */
function createTestSender(
  respond: (name: string, attemptCount: number) => DeliveryResult | Promise<DeliveryResult>,
  changes: Partial<Parameters<typeof createSender>[0]> = {},
) {
  const attempts: { name: string; messageId: string; minute: number }[] = [];
  const send = createSender({
    outbox: receiver.store,
    compose,
    deliver: async ({ subject: name }, messageId) => {
      attempts.push({ name, messageId, minute: Math.round((nowMs - NOW_MS) / MINUTE_MS) });
      return respond(name, attempts.length);
    },
    now: () => nowMs,
    logError: (error) => errors.push(error),
    ...changes,
  });
  const sendNext = () => send(new AbortController().signal);
  return {
    attempts,
    sendNext,
    listAttemptedNames: () => attempts.map(({ name }) => name),
    /** Runs the sender without waiting: the clock skips its pauses, and the time until an email is due. */
    runFor: async (ms: number) => {
      const endMs = nowMs + ms;
      while (nowMs < endMs) {
        const pauseMs = await sendNext();
        if (pauseMs === 0) continue;
        const afterPauseMs = nowMs + Math.max(pauseMs, MINUTE_MS);
        const nextDueMs = await findNextDueMs();
        nowMs = Math.max(afterPauseMs, Math.min(nextDueMs, endMs));
      }
    },
  };
}

/** Lists the state, attempts and error of each email. */
const listOutbox = async () =>
  (await listStoredEmails(receiver.databaseSettings))
    .flat()
    .map(({ state, attempts, error }) => [state, attempts, error] as const);

const listNames = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `m${first + index}`);

test('each email is sent once, those about orders first', async () => {
  const names = listNames(0, MESSAGES_PER_BATCH);
  await storeMessages(...names);
  await receiver.store.storeOnce(
    buildStoredSubmission({ kind: 'order', key: 'order', reference: 'ORD-1', fields: { name: 'order' } }),
  );
  const { runFor, listAttemptedNames } = createTestSender(() => SENT);
  await runFor(HOUR_MS);
  // The order is not in the batch of messages.
  expect(listAttemptedNames()).toEqual(['order', names.join(' ')]);
  expect(new Set((await listOutbox()).map(String))).toEqual(new Set(['sent,1,']));
});

/** The number of the first message that arrives after the process was killed. */
const FIRST_LATE_MESSAGE = 100;

test('a batch of waiting messages survives a killed process', async () => {
  await storeMessages(...listNames(0, 2 * MESSAGES_PER_BATCH + 1));
  const killedSender = createTestSender(() => new Promise(() => undefined));
  // The first process takes a batch and never finishes.
  void killedSender.sendNext();
  await expect.poll(() => killedSender.listAttemptedNames()).toHaveLength(1);
  const { runFor, listAttemptedNames, attempts } = createTestSender(() => SENT);
  // Until the lease ends, the next process may not take that batch, so it sends the others.
  await runFor(LEASE_MS - 1000);
  // New messages must not change the batch, because the mail server may have received it already.
  await storeMessages(...listNames(FIRST_LATE_MESSAGE, MESSAGES_PER_BATCH));
  await runFor(HOUR_MS);
  // The retried batch has the same messages and the same Message-ID, but may be sent before or after the
  // others.
  const [retriedBatch = '', ...otherBatches] = [0, MESSAGES_PER_BATCH, FIRST_LATE_MESSAGE].map((first) =>
    listNames(first, MESSAGES_PER_BATCH).join(' '),
  );
  expect(listAttemptedNames().toSorted()).toEqual(
    [retriedBatch, ...otherBatches, `m${2 * MESSAGES_PER_BATCH}`].toSorted(),
  );
  expect(attempts.find(({ name }) => name === retriedBatch)?.messageId).toBe(
    killedSender.attempts[0]?.messageId,
  );
  expect(new Set((await listOutbox()).map(String))).toEqual(new Set(['sent,1,']));
});

test('a rejected batch loses only the message that is rejected again', async () => {
  await storeMessages(...listNames(0, MESSAGES_PER_BATCH));
  const { runFor, attempts } = createTestSender((name) =>
    /\bm7\b/.test(name) ? createFailure('refused') : SENT,
  );
  await runFor(HOUR_MS);
  // After the batch is rejected, each message is sent alone, with its own Message-ID.
  expect(attempts.map(({ name }) => name)).toEqual([
    listNames(0, MESSAGES_PER_BATCH).join(' '),
    ...listNames(0, MESSAGES_PER_BATCH),
  ]);
  expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(MESSAGES_PER_BATCH + 1);
  const states = (await listOutbox()).map(([state]) => state);
  expect(states).toEqual(listNames(0, MESSAGES_PER_BATCH).map((name) => (name === 'm7' ? 'failed' : 'sent')));
});

test('a slow email does not delay others', async () => {
  await storeMessages('slow', 'b', 'c');
  const { sendNext, listAttemptedNames } = createTestSender((name) =>
    name === 'slow' ? new Promise<never>(() => undefined) : SENT,
  );
  const stop = keepSending(sendNext, 0);
  await expect.poll(listAttemptedNames).toEqual(['slow', 'b', 'c']);
  void stop();
});

test('an email dated in the future is sent once the clock is correct', async () => {
  // This email is stored while the clock is ten years ahead.
  nowMs += 3650 * DAY_MS;
  await storeMessages('future');
  nowMs = NOW_MS;
  await storeMessages('b');
  const { runFor, listAttemptedNames } = createTestSender(() => SENT);
  await runFor(MINUTE_MS);
  expect(listAttemptedNames()).toEqual(['b', 'future']);
});

test('a postponed email is tried for five days, less and less often', async () => {
  await storeMessages('full');
  const { sendNext, runFor, attempts, listAttemptedNames } = createTestSender((name) =>
    name === 'full' ? createFailure('postponed', '452 mailbox full') : SENT,
  );
  await sendNext();
  nowMs += MINUTE_MS;
  // These messages would make a full batch with the email that was tried, which must stay the same.
  await storeMessages(...listNames(1, MESSAGES_PER_BATCH - 1));
  await runFor(8 * DAY_MS);
  expect(listAttemptedNames().slice(0, 3)).toEqual(['full', 'full', 'm1']);
  const fullAttempts = attempts.filter(({ name }) => name === 'full');
  const minutes = fullAttempts.map(({ minute }) => minute);
  // Each pause is twice as long as the one before, up to four hours. Every attempt has the same Message-ID.
  expect(minutes.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
  expect(Math.max(...minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0)))).toBe(240);
  expect((minutes.at(-1) ?? 0) / 60 / 24).toBeCloseTo(5, 0);
  expect(new Set(fullAttempts.map(({ messageId }) => messageId)).size).toBe(1);
  expect((await listOutbox())[0]).toEqual(['failed', fullAttempts.length, '452 mailbox full']);
});

/**
 * During an outage, sending is tried every 15 minutes, and more often at first: on average, less than five
 * times an hour.
 */
const MAX_ATTEMPTS_PER_DAY = 24 * 5;

test('while the server is down, only one email is tried', async () => {
  await storeMessages('a', 'b');
  // The server is down for a day. After that, every second attempt is postponed.
  const backAtMs = NOW_MS + DAY_MS;
  const { runFor, attempts } = createTestSender((_, attemptCount) => {
    if (nowMs < backAtMs) return createFailure('server-down');
    return attemptCount % 2 === 0 ? createFailure('postponed') : SENT;
  });
  await runFor(DAY_MS);
  expect(attempts.slice(0, 6).map(({ minute }) => minute)).toEqual([0, 1, 3, 7, 15, 30]);
  expect(attempts.length).toBeLessThan(MAX_ATTEMPTS_PER_DAY);
  // Only the first attempt counts: see createSender.
  expect((await listOutbox()).map(([, attempts]) => attempts)).toEqual([1, 0]);
  await runFor(HOUR_MS);
  expect((await listOutbox()).map(([state]) => state)).toEqual(['sent', 'sent']);
});

test('attempts are not counted while the site is down', async () => {
  await storeMessages(...listNames(0, MESSAGES_PER_BATCH));
  const siteDown = new CatalogueUnavailableError('the site is down');
  const { runFor } = createTestSender(() => SENT, { compose: () => Promise.reject(siteDown) });
  await runFor(DAY_MS);
  expect(new Set((await listOutbox()).map(String))).toEqual(new Set(['waiting,0,the site is down']));
  // The batch stays whole.
  const email = await receiver.store.takeEmail(NOW_ISO, NOW_ISO);
  expect(email?.otherMessages).toHaveLength(MESSAGES_PER_BATCH - 1);
  expect(errors.length, 'retried with a delay').toBeLessThan(MAX_ATTEMPTS_PER_DAY);
});

test.each([
  { problem: 'always makes the server hang up', failsAt: 'delivery' },
  { problem: 'can never be composed', failsAt: 'composition' },
])('an email that $problem is given up without delaying others', async ({ failsAt }) => {
  const reason = '550 <ann@example.com>';
  const failsToCompose = ({ reference }: DueEmail) => failsAt === 'composition' && reference === 'MSG-stuck';
  const { runFor, listAttemptedNames } = createTestSender(
    (name) => (name === 'stuck' ? createFailure('server-down', reason) : SENT),
    {
      compose: (dueEmail) =>
        failsToCompose(dueEmail) ? Promise.reject(new Error(reason)) : compose(dueEmail),
    },
  );
  await storeMessages('stuck');
  // The stuck email must not delay those that arrive after it.
  for (let number = 0; number < 40; number += 1) {
    await storeMessages(`number ${number}`);
    await runFor(4 * HOUR_MS);
    expect(listAttemptedNames()).toContain(`number ${number}`);
  }
  const [[state, , error] = [], ...otherEmails] = await listOutbox();
  expect([state, error]).toEqual(['failed', reason]);
  expect(new Set(otherEmails.map(String))).toEqual(new Set(['sent,1,']));
});

test('stopping waits only for emails that are being sent', async () => {
  const sending = Promise.withResolvers<number>();
  let callCount = 0;
  const stop = keepSending(() => {
    callCount += 1;
    return sending.promise;
  }, HOUR_MS);
  const stopping = stop();
  // The senders are in the middle of an attempt, so stopping waits for them.
  expect(await Promise.race([stopping, Promise.resolve('waits')])).toBe('waits');
  sending.resolve(HOUR_MS);
  await stopping;
  // Each of the parallel senders called the function once, and not again.
  expect(callCount).toBe(PARALLEL_EMAILS);
});

const NOW_ISO = new Date(NOW_MS).toISOString();

/** Lists the emails of each submission, as `export json` prints them. */
const listExportedEmails = async () =>
  (await receiver.runCommand('export', 'json')).map(
    (line) => (JSON.parse(line) as { readonly mails: readonly { readonly kind: string }[] }).mails,
  );

test('a submission or payment that arrives twice causes each email only once', async () => {
  for (const _ of [1, 2]) {
    await receiver.post('/messages', buildMessage());
    await receiver.post('/orders', buildOrder());
  }
  const waitingEmail = { kind: 'received', state: 'waiting', at: NOW_ISO, attempts: 0, error: '' };
  expect(await listExportedEmails()).toEqual([[waitingEmail], [waitingEmail]]);
  expect(await receiver.store.countEmails()).toEqual({
    waiting: 2,
    failed: 0,
    waitingSince: NOW_ISO,
  });
  for (const outcome of ['declined', 'differs', 'paid', 'paid', 'reversed', 'reversed', 'refunded'] as const)
    await receiver.recordOutcome(outcome);
  const kinds = (await listExportedEmails())[1]?.map(({ kind }) => kind);
  expect(kinds).toEqual(['received', 'differs', 'paid', 'confirmation', 'reversed']);
});

test('an operator can find, resend and delete an email that was given up', async () => {
  const { reference } = buildMessage();
  await receiver.post('/messages', buildMessage());
  const email = await receiver.store.takeEmail(NOW_ISO, NOW_ISO);
  const failedAttempt = { state: 'failed', at: NOW_ISO, attempts: 1, error: '550 no such user' } as const;
  if (email) await receiver.store.recordAttempt(email, failedAttempt);
  expect(await listExportedEmails()).toMatchObject([[failedAttempt]]);
  expect((await receiver.runCommand('list')).join()).toContain('an email was given up');
  expect(await receiver.store.countEmails()).toEqual({ waiting: 0, failed: 1, waitingSince: null });
  receiver.advanceClock(DAY_MS);
  // The second time, nothing is left to resend.
  for (const count of ['1 email', 'no emails'])
    expect(await receiver.runCommand('resend', reference)).toEqual([`Retrying ${count}`]);
  expect(await listExportedEmails()).toMatchObject([[{ state: 'waiting', attempts: 0 }]]);
  // The health check must not call the email late because of the time before it was resent.
  expect(await receiver.store.countEmails()).not.toHaveProperty('waitingSince', NOW_ISO);
  await receiver.runCommand('forget', 'akinyi@example.co.ke');
  expect(await receiver.store.countEmails()).toMatchObject({ waiting: 0, failed: 0 });
});

test('emails wait until a mail server is set, and invoices are limited', async () => {
  const [server, preparedReceiver] = await Promise.all([startMailServer(), prepareReceiver()]);
  onTestFinished(preparedReceiver.remove);
  const firstProcess = await preparedReceiver.start();
  const { reference } = (await (await preparedReceiver.post('/orders', buildOrder())).json()) as {
    reference: string;
  };
  await preparedReceiver.post(`/pay/${reference}`, 'decision=pay', {
    origin: preparedReceiver.origin,
    contentType: 'application/x-www-form-urlencoded',
  });
  expect(await firstProcess.end('SIGTERM')).toBe(0);

  const secondProcess = await preparedReceiver.start({
    settings: {
      SMTP_URL: server.url,
      SALES_MAIL: 'sales@example.com',
      PAYMENT: 'invoice',
      CUSTOMER_MAILS_PER_HOUR: '1',
      OFFICE_SECRET: 'x'.repeat(32),
    },
  });
  await preparedReceiver.post('/orders', buildOrder(2), { key: 'another-key' });
  await preparedReceiver.post('/orders', buildOrder(3), { key: 'a-third-key' });
  await preparedReceiver.post('/messages', buildMessage());
  // The snapshot lists the nine emails. The tenth is the invoice that is held back.
  await waitUntil(() => server.receivedEmails.length >= 9, 'nine emails');
  const { email } = buildOrder().record;
  const sentEmails = server.receivedEmails.map(({ to, email: { subject = '', attachments } }) => {
    const files = attachments.map(({ mimeType }) => mimeType).join();
    const mailbox = to.join() === email ? 'customer' : to.join();
    // The snapshot is about who gets which email. For that, the last digit of an order number is enough, and
    // a message needs no number.
    return `${mailbox}: ${subject.replace(/ \(.*\)|INV-\d+(?=\d)/, '')} ${files}`.trim();
  });
  await expect(`${sentEmails.toSorted().join('\n')}\n`).toMatchFileSnapshot('snapshots/outbox.txt');
  expect((await listStoredEmails(preparedReceiver.databaseSettings)).flat()).toHaveLength(10);
  expect(secondProcess.errors).toEqual([]);
  expect(await secondProcess.end('SIGTERM')).toBe(0);
});
