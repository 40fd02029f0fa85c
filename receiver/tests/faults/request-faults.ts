/** What is sent twice, and what cannot be priced. */
import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
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
  renameSync(`${published}.away`, published);
  await trial.sendAll(from(1, count).map(orderOf));
  assert.equal((await trial.check()).length, 2 * count);
  return 'messages were taken meanwhile; the same receiver went on by itself';
}
