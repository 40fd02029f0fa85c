/** Mails while whoever sends them is killed, and whoever takes them. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/rules/tests/free-port';
import { waitUntil } from '@site/rules/tests/wait-until';
import { mailServer, type Taken } from '../mail/mail-server.ts';
import { mailsIn } from '../temporary-store.ts';
import { AT_ONCE } from '../../mail/sending.ts';
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
  const areSent = async () => {
    await isOver();
    const mails = await mailsIn(trial.place.place);
    return mails.flat().every(({ state }) => state === 'sent');
  };
  await waitUntil(areSent, 'every mail', LIMIT_MS);

  const file = await trial.check();
  assert.equal(file.length, count);
  const orders = file.filter(({ kind }) => kind === 'order').length;
  const byId = Map.groupBy(taken, ({ mail }) => mail.messageId);
  assert.equal(byId.size, count + orders, 'one mail about each to the company, and one to whoever ordered');
  for (const same of byId.values())
    assert.equal(new Set(same.map(({ mail, to }) => `${to.join()} ${mail.subject}`)).size, 1);
  const doubled = taken.length - byId.size;
  assert(doubled <= done * AT_ONCE, `${doubled} second mails after ${done} kills`);
  await receiver.end('SIGTERM');
  await server.stop();
}
