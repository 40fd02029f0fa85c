/** What is sent twice, what cannot be priced, and what no customer has sent. */
import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { waitUntil } from '../../../tests/wait-until.ts';
import { mailServer } from '../mail/mail-server.ts';
import { order } from '../samples.ts';
import { crowd, from, messageOf, orderOf, type Trial } from './trial.ts';

const TIMES = 10;

/** Each order many times at the same moment, once more after a restart, and then its key with another's words. */
export async function sentAgain(trial: Trial, count: number) {
  const references = new Map<number, Set<string | undefined>>();
  const numbers = from(1, count);
  for (const number of numbers) references.set(number, new Set());
  for (const times of [TIMES, 1]) {
    await trial.start();
    await crowd(numbers, async (number) => {
      for (const { status, reference } of await Promise.all(
        from(1, times).map(() => trial.send(orderOf(number))),
      )) {
        assert.equal(status, 200);
        references.get(number)?.add(reference);
      }
    });
  }
  assert(references.values().every((known) => known.size === 1));
  await crowd(numbers, async (number) => {
    const { status, error } = await trial.send({ ...orderOf(number), body: orderOf(number + count).body });
    assert.deepEqual([status, error], [409, 'key_reused']);
  });
  assert.equal((await trial.check()).length, count);
  return `one reference each, of ${TIMES + 1} answers; the first words stay`;
}

/** Orders and messages while the site does not say its prices, and the same again once it does. */
export async function unpriced(trial: Trial, count: number) {
  const { CATALOGUE: published } = trial.place.environment;
  const { errors } = await trial.start();
  renameSync(published, `${published}.away`);
  await trial.sendAll(from(1, count).map((number) => messageOf(number)));
  await crowd(from(1, count), async (number) => {
    const { status, error } = await trial.send(orderOf(number));
    assert.deepEqual([status, error], [503, 'catalogue_unavailable']);
  });
  assert.equal((await trial.check()).length, count, 'the messages');
  assert(errors.length >= count, 'a line in the log for each order');
  const { http, status, store, catalogue } = await trial.health();
  assert.deepEqual([http, status, store.ok, catalogue.ok], [503, 'failing', true, false]);
  renameSync(`${published}.away`, published);
  await waitUntil(async () => (await trial.health()).http === 200, 'health to be well again');
  await trial.sendAll(from(1, count).map(orderOf));
  assert.equal((await trial.check()).length, 2 * count);
  return 'messages were taken meanwhile, and health said 503; the same receiver went on by itself';
}

const MOST_AN_HOUR = 40;
/** In front of the plus or the @. */
const FEW = ['ann', 'b.en', 'cat', 'dan'];

/** Orders under addresses of people who ordered nothing: many under those of a few, and one each under those of many. */
export async function flooded(trial: Trial, count: number) {
  const server = trial.own(await mailServer());
  const limit = { PAYMENT: 'invoice', CUSTOMER_MAILS_PER_HOUR: String(MOST_AN_HOUR) };
  const receiver = await trial.start({ settings: { SMTP_URL: server.url, ...limit } });
  const half = Math.ceil(count / 2);
  const names = from(1, count).map((number) =>
    number <= half ? `${FEW[number % FEW.length]}+${number}` : `stranger-${number}`,
  );
  const sendings = names.map((name, index) => {
    const email = `${name}@victim.example`;
    return { ...orderOf(index + 1), body: JSON.stringify(order(index + 1, { email })) };
  });
  for (const part of [sendings.slice(0, half), sendings.slice(half)]) await trial.sendAll(part);
  assert.equal((await trial.check()).length, count);
  await waitUntil(async () => (await trial.health()).mails.waiting === 0, 'every mail', count * 1000);

  const isOfCustomer = ({ to }: (typeof server.taken)[number]) => to.join().endsWith('@victim.example');
  const [toCustomers, toOffice] = [
    server.taken.filter(isOfCustomer),
    server.taken.filter((one) => !isOfCustomer(one)),
  ];
  const mailboxes = Map.groupBy(toCustomers, ({ to }) => to.join().split(/[+@]/u)[0]);
  for (const name of FEW) assert.equal(mailboxes.get(name)?.length, 3, name);
  assert.equal(toCustomers.length, MOST_AN_HOUR);
  const heldBack = count - MOST_AN_HOUR;
  assert.equal((await trial.health()).mails.failed, heldBack);
  const told = (words: string) =>
    toOffice.filter(({ mail }) => `${mail.subject} ${mail.text}`.includes(words));
  assert.equal(told('customers get no emails for now').length, 1);
  const ofOrders = told('has had no email about this order');
  assert.equal(new Set(ofOrders.map(({ mail }) => mail.subject)).size, heldBack + 1);
  assert.deepEqual(receiver.errors, []);
  return `${toCustomers.length} mails to customers, at most 3 to a mailbox; ${heldBack} held back, each named to the office`;
}
