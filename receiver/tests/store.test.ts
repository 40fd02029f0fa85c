/** What every engine's transactions promise to those who write in them. */
import { expect, test } from 'vitest';
import { sqlStore } from '../store/store.ts';
import { database, databaseForEachTest } from './each-test.ts';
import { kept } from './samples.ts';

databaseForEachTest();

const notes = () =>
  database.read(async ({ rows }) =>
    (await rows('SELECT reference FROM payments ORDER BY reference')).map(({ reference }) => reference),
  );

const mails = () =>
  database.read(async ({ rows }) =>
    (await rows('SELECT reference, kind FROM outbox ORDER BY id')).map((row) => [row.reference, row.kind]),
  );

test('the mail about a submission is written once, with the reference that it was given', async () => {
  const store = sqlStore(database);
  await Promise.all([store.keepOnce(kept()), store.keepOnce(kept())]);
  const second = await store.keepOnce(kept({ key: 'another-key' }));
  expect(second.reference).toMatch(/^MSG-1-[0-9A-F]{8}$/);
  expect(await mails()).toEqual([
    ['MSG-1', 'received'],
    [second.reference, 'received'],
  ]);
});

test('where it cannot be written, the submission is not kept either', async () => {
  const store = sqlStore(database);
  await database.write(({ script }) => script('ALTER TABLE outbox RENAME TO away'));
  await expect(store.keepOnce(kept())).rejects.toThrow('outbox');
  expect(await store.recall('contact', 'first-key')).toBeUndefined();
  await database.write(({ script }) => script('ALTER TABLE away RENAME TO outbox'));
  expect(await store.keepOnce(kept())).toEqual(kept());
});

test('transactions that come at once do not mix, and nobody reads half of one', async () => {
  const counted = () => database.read(async ({ rows }) => (await rows('SELECT * FROM payments')).length);
  const insert = "INSERT INTO payments (reference, outcome, note, at) VALUES ($1, 'declined', '', $2)";
  const pair = (number: number) =>
    database.write(async ({ rows }) => {
      const before = await rows('SELECT * FROM payments');
      await rows(insert, `ORD-${before.length}`, 'first');
      if (number % 3 === 0) throw new Error('taken back');
      await rows(insert, `ORD-${before.length + 1}`, 'second');
    });
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const [seen] = await Promise.all([
    Promise.all(numbers.map(counted)),
    Promise.allSettled(numbers.map(pair)),
  ]);
  expect(seen.filter((count) => count % 2 === 1)).toEqual([]);
  expect(new Set(await notes()).size).toBe(40);
});
