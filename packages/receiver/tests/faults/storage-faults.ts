/** Faults of the disk, of the process, and of a backup beside it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backUp, restore } from '../../commands/backup.ts';
import { storedSubmissions } from '../temporary-store.ts';
import { amongSteps, crowd, from, lostOf, messageOf, orderOf, type Trial } from './trial.ts';

const UNAVAILABLE = { status: 503, retryAfter: '5', error: 'storage_unavailable' };

/** Orders until nothing fits any more and beyond, kill -9 among the refusals, then room and everything again. */
export async function fills(trial: Trial, count: number, fileKilobytes: number) {
  const { place, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const early = Math.ceil(count * 0.9);
  await crowd(from(1, early), (number) => send(orderOf(number)));
  const refused = trial.exchanges.filter(({ status }) => status !== 200);
  assert(refused.length > 0 && refused.length < early, 'some orders found room, and some did not');
  for (const { status, retryAfter, error } of refused)
    assert.deepEqual({ status, retryAfter, error }, UNAVAILABLE);
  assert.equal((await fetch(`${place.own}/health`)).status, 503);
  assert.equal((await fetch(`${place.own}/pay/ORD-1`)).status, 404, 'what is there can be read');
  assert.equal(receiver.errors.length, refused.length + 1, 'a line in the log for each, and for health');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  const { step, isOver } = amongSteps(count - early, 1, receiver.kill);
  await crowd(from(early + 1, count - early), async (number) => {
    step();
    await send(orderOf(number));
  });
  await isOver();
  await check();

  const again = await trial.start();
  await trial.sendAll(from(1, count).map(orderOf));
  assert.equal(await again.end('SIGTERM'), 0);
  assert.equal((await check()).length, count);
}

/** Half of them messages. Each visitor sends again and again, until there is an answer. */
export async function killedAtRandom(trial: Trial, count: number, kills: number) {
  const sendings = from(1, count / 2).flatMap((number) => [messageOf(number), orderOf(number)]);
  await trial.start();
  const { step, isOver } = amongSteps(count, kills, () => trial.start());
  await crowd(sendings, async (sending) => {
    while ((await trial.send(sending)).status !== 200) await isOver();
    step();
  });
  await isOver();
  assert.equal((await trial.check()).length, count);
}

/** Backups while messages arrive; each has to hold what was answered before it was begun, and can be restored. */
export async function backedUp(trial: Trial, count: number, backups: number) {
  const { place, exchanges } = trial;
  const receiver = await trial.start();
  const backup = async () => {
    const before = exchanges.slice();
    const copy = join(place.folder, `copy-${before.length}`);
    const DATABASE = `${copy}-restored`;
    await backUp(place.place.DATABASE, copy);
    await restore(copy, DATABASE);
    assert.deepEqual(lostOf(before, await storedSubmissions({ DATABASE })), [], 'it lacks what was answered');
  };
  const { step, isOver } = amongSteps(count, backups, backup);
  const text = 'Habari '.repeat(100);
  await crowd(from(1, count), async (number) => {
    assert.equal((await trial.send(messageOf(number, `${number} ${text}`))).status, 200);
    step();
  });
  await isOver();
  assert.deepEqual(receiver.errors, []);
}
