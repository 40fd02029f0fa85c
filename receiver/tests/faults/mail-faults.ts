/** Faults on the way of mails: whoever sends them ends, and whoever takes them does. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tests/free-port.ts';
import { waitUntil } from '../../../tests/wait-until.ts';
import { mailServer, type Taken } from '../mail/mail-server.ts';
import { amongSteps, crowd, from, messageOf, orderOf, type Trial } from './trial.ts';

/** Long enough for everything that waits for a lease or a pause to come once more. */
const LIMIT_MS = 20 * 60 * 1000;

/** In invoice mode, with as many mails as orders. */
const BY_INVOICE = { PAYMENT: 'invoice', CUSTOMER_MAILS_PER_HOUR: '1000000' };

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
    const response = await fetch(`${trial.place.own}/health`);
    const { mails } = (await response.json()) as { mails: { waiting: number; failed: number } };
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

/** So many visitors order at once. */
const TOGETHER = 9;
const MOST_DELAY_MS = 50;

const inOrder = (all: readonly number[]) => all.map(Math.round).sort((one, other) => one - other);
const list = (all: readonly number[]) => inOrder(all).join(', ');
/** Not the worst, which is the machine's where others work on it. */
const median = (all: readonly number[]) => inOrder(all)[Math.floor(all.length / 2)] ?? 0;

/** Orders come nine at once, again and again, and someone asks how the receiver is while their invoices are drawn. */
export async function drawnBesideHealth(trial: Trial, count: number) {
  const server = await mailServer();
  const receiver = await trial.start({ settings: { SMTP_URL: server.url, ...BY_INVOICE } });
  const invoices = () => server.taken.filter(({ mail }) => mail.attachments.length > 0).length;
  /** How long the slowest answer took until it is done. */
  const slowestUntil = async (isDone: () => boolean) => {
    let slowest = 0;
    while (!isDone()) {
      const asked = performance.now();
      await (await fetch(`${trial.place.own}/health`)).text();
      slowest = Math.max(slowest, performance.now() - asked);
      await pause(5);
    }
    return slowest;
  };
  const [atRest, busy]: [number[], number[]] = [[], []];
  for (let first = 1; first <= count; first += TOGETHER) {
    const restEnds = performance.now() + 1000;
    atRest.push(await slowestUntil(() => performance.now() > restEnds));
    const all = trial.sendAll(from(first, TOGETHER).map(orderOf));
    busy.push(await slowestUntil(() => invoices() >= first + TOGETHER - 1));
    await all;
  }
  await receiver.end('SIGTERM');
  await server.stop();
  const delay = median(busy) - median(atRest);
  const seen = `health took ${list(atRest)} ms at rest, and ${list(busy)} ms while nine invoices were drawn`;
  assert(delay <= MOST_DELAY_MS, seen);
  return `${invoices()} invoices as PDF; ${seen}`;
}
