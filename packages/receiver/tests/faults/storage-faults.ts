/** Faults of the disk and of the process, and backups beside it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backUp, restore } from '../../commands/backup.ts';
import { readSubmissions } from '../temporary-store.ts';
import {
  forEachVisitor,
  interrupt,
  createMessage,
  findMissing,
  createOrder,
  listNumbers,
  type Trial,
} from './trial.ts';

/**
 * Sends orders until the disk is full and beyond, kills the process meanwhile, then makes room and sends all
 * again.
 */
export async function fillDisk(trial: Trial, count: number, fileKilobytes: number) {
  const { place, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const early = Math.ceil(count * 0.9);
  await forEachVisitor(listNumbers(1, early), (number) => send(createOrder(number)));
  const refused = trial.exchanges.filter(({ status }) => status !== 200);
  assert(refused.length > 0 && refused.length < early, 'some orders found room, and some did not');
  for (const { status, retryAfter, error } of refused)
    assert.deepEqual([status, retryAfter, error], [503, '5', 'storage_unavailable']);
  assert.equal((await fetch(`${place.origin}/health`)).status, 503);
  assert.equal((await fetch(`${place.origin}/pay/ORD-1`)).status, 404, 'what is there can be read');
  assert.equal(receiver.errors.length, refused.length + 1, 'a line in the log for each, and for health');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  const { step, finished } = interrupt(count - early, 1, receiver.kill);
  await forEachVisitor(listNumbers(early + 1, count - early), async (number) => {
    step();
    await send(createOrder(number));
  });
  await finished();
  await check();

  const again = await trial.start();
  await trial.sendAll(listNumbers(1, count).map(createOrder));
  assert.equal(await again.end('SIGTERM'), 0);
  assert.equal((await check()).length, count);
}

/**
 * Makes backups and kills the process at random. Visitors send messages and orders again and again, until
 * there is an answer. Each backup must hold what was answered before it was begun, and restore to it.
 */
export async function backUpAndKill(trial: Trial, count: number, times: number) {
  const { place, exchanges } = trial;
  const text = 'Habari '.repeat(100);
  const sendings = listNumbers(1, count / 2).flatMap((number) => [
    createMessage(number, text),
    createOrder(number),
  ]);
  let receiver = await trial.start();
  const { step, finished } = interrupt(count, times, async () => {
    const before = exchanges.slice();
    const copy = join(place.folder, crypto.randomUUID());
    const DATABASE = `${copy}-restored`;
    await backUp(place.place.DATABASE, copy);
    await restore(copy, DATABASE);
    assert.deepEqual(findMissing(await readSubmissions({ DATABASE }), before), []);
    assert.deepEqual(receiver.errors, []);
    receiver = await trial.start();
  });
  await forEachVisitor(sendings, async (sending) => {
    while ((await trial.send(sending)).status !== 200) await finished();
    step();
  });
  await finished();
  assert.equal((await trial.check()).length, count);
}
