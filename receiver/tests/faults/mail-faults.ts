/** Faults on the way of mails: whoever sends them ends, and whoever takes them does. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tests/free-port.ts';
import { waitUntil } from '../../../tests/wait-until.ts';
import { mailServer, silentServer, type Taken } from '../mail/mail-server.ts';
import { mailsIn } from '../temporary-store.ts';
import { amongSteps, crowd, from, messageOf, orderOf, type Trial } from './trial.ts';

/** Long enough for everything that waits for a lease or a pause to come once more. */
const LIMIT_MS = 20 * 60 * 1000;

/** In invoice mode, with as many mails as orders. */
export const BY_INVOICE = { PAYMENT: 'invoice', CUSTOMER_MAILS_PER_HOUR: '1000000' };

/**
 * Messages and orders, each sent until it is answered, while receiver and mail server are killed by turns. Each kill
 * falls at the worst moment: the server has taken a mail, and the receiver does not know it yet.
 */
export async function mailedThroughKills(trial: Trial, count: number, kills: number) {
  const port = await freePort();
  const retry = { MAIL_TIMEOUT_SECONDS: '2', MAIL_RETRY_SECONDS: '1' };
  const start = { settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, ...BY_INVOICE, ...retry } };
  const taken: Taken[] = [];
  let done = 0;
  let server = await mailServer({ port, onTaken });
  let receiver = await trial.start(start);

  const { step, isOver } = amongSteps(count, kills, async () => {
    done += 1;
    if (done % 2 === 0) receiver = await trial.start(start);
    else {
      await server.stop();
      await pause(Math.random() * 2000);
      server = await mailServer({ port, onTaken });
    }
  });
  function onTaken(mail: Taken) {
    taken.push(mail);
    step();
  }

  const sendings = from(1, count).map((number) => (number % 2 === 0 ? orderOf(number) : messageOf(number)));
  await crowd(sendings, async (sending) => {
    while ((await trial.send(sending)).status !== 200) await isOver().then(() => pause(20));
  });
  const waiting = async () => {
    await isOver();
    const { mails } = await trial.health();
    assert.equal(mails.failed, 0);
    return mails.waiting;
  };
  await waitUntil(async () => (await waiting()) === 0, 'every mail', LIMIT_MS);

  const file = await trial.check();
  assert.equal(file.length, count);
  const orders = file.filter(({ kind }) => kind === 'order').length;
  const byId = Map.groupBy(taken, ({ mail }) => mail.messageId);
  assert.equal(byId.size, count + orders, 'one mail about each to the company, and one to whoever ordered');
  for (const same of byId.values())
    assert.equal(new Set(same.map(({ mail, to }) => `${to.join()} ${mail.subject}`)).size, 1);
  const doubled = taken.length - byId.size;
  assert(doubled <= done, `${doubled} second mails after ${done} kills`);
  await receiver.end('SIGTERM');
  await server.stop();
  return `${byId.size} mails, each once but ${doubled}, which came twice under one Message-ID; ${done} kills`;
}

/** The server knows no one of the address under which the first of all orders comes. */
export async function refusesOne(trial: Trial, count: number) {
  const to = 'visitor-1@example.co.ke';
  const server = trial.own(
    await mailServer({ fault: { code: 550, at: 'recipient', says: '5.1.1 No such user', to } }),
  );
  const receiver = await trial.start({ settings: { SMTP_URL: server.url, ...BY_INVOICE } });
  for (const numbers of [from(1, 1), from(2, count - 1)]) await trial.sendAll(numbers.map(orderOf));
  await waitUntil(async () => (await trial.health()).mails.waiting === 0, 'every mail', count * 1000);
  const { http, status, mails } = await trial.health();
  assert.deepEqual([http, status, mails.failed], [200, 'ok', 1]);
  const [ofFirst = [], ...others] = await mailsIn(trial.place.place);
  assert.deepEqual(
    ofFirst.map(({ kind, state, attempts }) => [kind, state, attempts]),
    [
      ['received', 'sent', 1],
      ['invoice', 'failed', 1],
    ],
  );
  assert(others.flat().every(({ state }) => state === 'sent'));
  assert.equal(new Set(server.taken.map(({ mail }) => mail.messageId)).size, 2 * count - 1);
  assert.match(receiver.errors.join(), /^\S+ The mail “invoice” of ORD-\w+ is refused: 550 RCPT TO$/u);
  return `${server.taken.length} mails went, and one was given up at once`;
}

const END_MS = 5000;

/** The receiver is told to stop while the server is silent: about a mail, or asked whether it is there. */
export async function staysSilent(trial: Trial, count: number) {
  const settings = { ...BY_INVOICE, MAIL_TIMEOUT_SECONDS: '60' };
  const ends: number[] = [];
  for (const silentFrom of [1, 2]) {
    const silent = trial.own(await silentServer(silentFrom));
    const receiver = await trial.start({ settings: { ...settings, SMTP_URL: silent.url } });
    await trial.sendAll(from(1 + ends.length * count, count).map(orderOf));
    await waitUntil(() => silent.sockets.length >= silentFrom, 'the attempt');
    const told = performance.now();
    assert.equal(await receiver.end('SIGTERM'), 0);
    ends.push(Math.round(performance.now() - told));
    assert.deepEqual(receiver.errors, []);
    const mails = (await mailsIn(trial.place.place)).flat();
    assert(mails.every(({ state, attempts }) => state === 'waiting' && attempts === 0));
  }
  assert(Math.max(...ends) < END_MS, `it took ${ends.join(' and ')} ms to end`);
  const server = trial.own(await mailServer());
  const receiver = await trial.start({ settings: { ...settings, SMTP_URL: server.url } });
  await waitUntil(async () => (await trial.health()).mails.waiting === 0, 'every mail', LIMIT_MS);
  assert.equal(await receiver.end('SIGTERM'), 0);
  assert.equal(server.taken.length, ends.length * 2 * count);
  return `it ended within ${ends.join(' and ')} ms; ${server.taken.length} mails came afterwards, each once`;
}
