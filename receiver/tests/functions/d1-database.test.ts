/** D1's interface over SQLite: what several requests ask and write in turns, which its runtime here never shows. */
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { type D1, d1Database } from '../../functions/d1-database.ts';
import { OutcomeUnknown, StoreUnavailable, type Value } from '../../database.ts';
import { migrate } from '../../migrate.ts';
import { DIALECT, statementsOf, transaction } from '../../sqlite-database.ts';
import { sqlStore, type Store } from '../../sql-store.ts';
import { kept } from '../samples.ts';

const order = (number: number) => kept({ kind: 'order', reference: `ORD-${number}` });

interface Statement extends ReturnType<D1['prepare']> {
  readonly run: () => unknown;
}

let connection: DatabaseSync;
let store: Store;
/** Which part of D1 is away. */
let away: 'questions' | 'batches' | undefined;

beforeEach(async () => {
  away = undefined;
  connection = new DatabaseSync(':memory:');
  await migrate(statementsOf(connection), DIALECT, 0);
  const prepared = (sql: string, values: readonly Value[]): Statement => ({
    bind: (...bound) => prepared(sql, bound),
    all: async () => {
      const results = connection.prepare(sql).all(...values);
      // Answered a turn later: meanwhile others ask and write.
      await new Promise(setImmediate);
      if (away === 'questions') throw new Error('D1_ERROR: Network connection lost.');
      return { results };
    },
    run: () => connection.prepare(sql).run(...values),
  });
  const d1: D1 = {
    prepare: (sql) => prepared(sql, []),
    batch: (statements) => {
      if (away === 'batches') return Promise.reject(new Error('D1_ERROR: Network connection lost.'));
      return transaction(connection, () => {
        for (const statement of statements as readonly Statement[]) statement.run();
        return Promise.resolve();
      });
    },
  };
  store = sqlStore(d1Database(d1));
});

const count = (table: string) => connection.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;

test('of several at the same moment all are given the first, with one mail', async () => {
  const given = await Promise.all([1, 2, 3, 4].map((number) => store.keepOnce(order(number))));
  expect(new Set(given.map(({ reference }) => reference)).size).toBe(1);
  expect([count('submissions'), count('outbox')]).toEqual([1, 1]);
});

test('paid once, whoever notes it at the same moment', async () => {
  const { reference } = await store.keepOnce(order(1));
  const paid = { reference, outcome: 'paid', note: 'KCB', at: '2026-01-16T09:00:00.000Z' } as const;
  expect(await Promise.all([store.notePayment(paid), store.notePayment(paid)])).toEqual(['paid', 'paid']);
  expect(count('payments')).toBe(1);
});

test('what cannot be asked was not kept, and of what was not answered nobody can tell', async () => {
  away = 'questions';
  await expect(store.keepOnce(order(1))).rejects.toThrow(StoreUnavailable);
  away = 'batches';
  await expect(store.keepOnce(order(1))).rejects.toThrow(OutcomeUnknown);
  away = undefined;
  expect(count('submissions')).toBe(0);
  await expect(store.check()).resolves.toBeUndefined();
});
