/** What every engine's transactions promise to those who write in them, and the tables' versions. */
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { migrate, STEPS } from '../../store/schema.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { stored } from '../samples.ts';

receiverForEachTest();

test('of two at once one is stored; where its mail cannot be written, a submission is not stored either', async () => {
  const { store } = receiver;
  await receiver.database.write((rows) => rows('ALTER TABLE outbox RENAME TO away'));
  await expect(store.storeOnce(stored())).rejects.toThrow('outbox');
  expect(await store.recall('contact', 'first-key')).toBeUndefined();
  await receiver.database.write((rows) => rows('ALTER TABLE away RENAME TO outbox'));
  const twice = await Promise.all([store.storeOnce(stored()), store.storeOnce(stored())]);
  expect(twice).toEqual([stored(), stored()]);
  expect(await store.mailsOf('MSG-1')).toMatchObject([{ kind: 'received' }]);
});

test('transactions that come at once do not mix, and no one reads half of one', async () => {
  const all = 'SELECT reference FROM payments';
  const insert = "INSERT INTO payments (reference, outcome, note, at) VALUES ($1, 'declined', '', $2)";
  const pair = (number: number) =>
    receiver.database.write(async (rows) => {
      const before = await rows(all);
      await rows(insert, `ORD-${before.length}`, 'first');
      if (number % 3 === 0) throw new Error('taken back');
      await rows(insert, `ORD-${before.length + 1}`, 'second');
    });
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const [seen] = await Promise.all([
    Promise.all(numbers.map(() => receiver.database.read((rows) => rows(all)))),
    Promise.allSettled(numbers.map(pair)),
  ]);
  expect(seen.filter(({ length }) => length % 2 === 1)).toEqual([]);
  const references = await receiver.database.read((rows) => rows(all));
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(40);
});

describe('the tables', () => {
  const addCity = () => ["ALTER TABLE submissions ADD COLUMN city TEXT NOT NULL DEFAULT ''"];
  const cities = () => receiver.database.read((rows) => rows('SELECT reference, city FROM submissions'));
  const upgrade = (...steps: typeof STEPS) =>
    receiver.database.write(migrate(receiver.database.engine, [...STEPS, ...steps]));

  test('take the steps of a later version once, with what is in them; an earlier receiver then refuses them', async () => {
    await receiver.store.storeOnce(stored());
    for (const _ of [1, 2]) await upgrade(addCity);
    expect(await cities()).toEqual([{ reference: 'MSG-1', city: '' }]);
    await expect(openDatabase(receiver.place)).rejects.toThrow(
      'it is of version 2; this receiver knows version 1',
    );
    await expect(openDatabase(receiver.place, 'read')).rejects.toThrow('of a later version of the receiver');
  });

  test('stay as they were where a step fails', async () => {
    const nonsense = () => ['ALTER TABLE nowhere ADD COLUMN city TEXT'];
    await expect(upgrade(addCity, nonsense)).rejects.toThrow('nowhere');
    await expect(cities()).rejects.toThrow('city');
    await (await openDatabase(receiver.place, 'read')).close();
  });

  test('of an earlier version are not touched by a command', async () => {
    await receiver.database.write((rows) => rows('DELETE FROM receiver_version'));
    await expect(openDatabase(receiver.place, 'write')).rejects.toThrow('start the receiver once');
  });
});
