/** SQLite's file: locks, removal and replacement, files of other programs, and a full disk. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Action, Query } from '../../store/database.ts';
import { openDatabase } from '../../store/open.ts';
import { BATCH_SIZE } from '../../store/outbox.ts';
import { createStore } from '../../store/store.ts';
import {
  expectOutcomes,
  expectTexts,
  folder,
  createFolderForEachTest,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { fillDisk, runTrial } from '../faults/trial.ts';
import { buildMessage, buildOrder, buildSubmission } from '../samples.ts';

startReceiverForEachTest();

const UNAVAILABLE = [503, '5', { error: 'storage_unavailable' }];

async function readAnswer(response: Response) {
  const body: unknown = await response.json();
  return [response.status, response.headers.get('Retry-After'), body];
}

/** Asks whether anything can be stored. */
async function fetchHealth() {
  const response = await fetch(`${receiver.origin}/health`);
  return [response.status, ((await response.json()) as { store: { ok: boolean } }).store.ok];
}

describe('while another process writes', () => {
  let other: DatabaseSync;
  beforeEach(async () => {
    await receiver.post('/orders', buildOrder());
    other = new DatabaseSync(receiver.file);
    other.exec('BEGIN IMMEDIATE');
  });
  afterEach(() => {
    other.close();
  });

  test('a write that gets no lock is answered 503, reads are served meanwhile, and no payment is claimed', async () => {
    const waiting = Promise.all([
      receiver.post('/messages', buildMessage()).then(readAnswer),
      receiver.postForm('/pay/ORD-1', { decision: 'pay' }, receiver.origin),
      fetchHealth(),
    ]);
    expect(await receiver.fetchPage()).toContain('Order');
    expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting');
    const [refused, payment, store] = await waiting;
    expect(refused).toEqual(UNAVAILABLE);
    expect([payment.status, payment.headers.get('Retry-After')]).toEqual([503, '5']);
    expectTexts(await payment.text(), ['This page has changed nothing about your payment.']);
    expect(store).toEqual([503, false]);
    for (const error of receiver.errors)
      expect(String(error)).toBe('StoreUnavailable: SQLite: database is locked');
    await expectOutcomes();
  });

  test('a write waits while another program rewrites the file, and reads are served meanwhile', async () => {
    const post = receiver.post('/messages', buildMessage());
    // Rewriting the file of a year's submissions takes this long.
    for (const endMs = performance.now() + 400; performance.now() < endMs;) await receiver.fetchPage();
    other.exec('COMMIT');
    expect((await post).status).toBe(200);
    expect(receiver.errors).toEqual([]);
  });
});

test.each([
  ['removed', 'rm "$0"'],
  ['replaced by a copy', 'cp "$0" "$0.copy" && mv "$0.copy" "$0"'],
  ['robbed of its log', 'rm "$0-wal"'],
])('where the file is %s, nothing is said to be stored, and nothing to be well', async (_, command) => {
  expect(await fetchHealth()).toEqual([200, true]);
  await receiver.post('/messages', buildMessage(), { key: 'before-that' });
  execFileSync('sh', ['-c', command, receiver.file]);
  receiver.advanceClock(1000);
  for (const key of ['after-that', 'before-that'])
    expect(await readAnswer(await receiver.post('/messages', buildMessage(), { key }))).toEqual(UNAVAILABLE);
  expect(await fetchHealth()).toEqual([503, false]);
  expect(receiver.errors).toHaveLength(5);
});

test('orders and looks for the next mail read rows by an index, however many there are', async () => {
  const statements = new Set<string>();
  const { database } = receiver;
  const watch =
    (query: Query): Query =>
    (sql, ...values) => {
      statements.add(sql);
      return query(sql, ...values);
    };
  const watched = {
    ...database,
    query: watch(database.query),
    write: <Result>(action: Action<Result>) => database.write((query) => action(watch(query))),
  };
  const store = createStore(watched, ({ kind }) => [kind === 'order' ? 'invoice' : 'received']);
  const { receivedAt: now } = buildSubmission();
  for (let number = 0; number < BATCH_SIZE; number += 1)
    await store.storeOnce(buildSubmission({ key: `message-${number}`, reference: `MSG-${number}` }));
  expect((await store.takeMail(now, now))?.others).toHaveLength(BATCH_SIZE - 1);
  await store.storeOnce(buildSubmission({ kind: 'order', reference: 'ORD-1' }));
  for (const sql of statements) {
    const steps = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    const slow = sql.includes('ORDER BY at, id') ? /SCAN outbox|TEMP B-TREE/ : /SCAN (?:outbox|submissions)/;
    for (const { detail } of steps) expect(detail, sql).not.toMatch(slow);
  }
});

describe('opening', () => {
  createFolderForEachTest();
  const getMode = (file: string) => (statSync(file).mode & 0o777).toString(8);

  test('makes a file that its owner alone can read, and corrects the mode of one that is there', async () => {
    const DATABASE = join(folder, 'receiver.db');
    writeFileSync(DATABASE, '', { mode: 0o644 });
    await using _ = await openDatabase({ DATABASE });
    for (const ending of ['', '-wal', '-shm']) expect(getMode(DATABASE + ending), ending).toBe('600');
  });

  test('refuses a file that is no database, or another program’s, and changes none; a command makes none', async () => {
    writeFileSync(join(folder, 'text.db'), 'Dear all, '.repeat(200));
    using foreign = new DatabaseSync(join(folder, 'foreign.db'));
    foreign.exec('CREATE TABLE recipes (name TEXT)');
    for (const [name, expectedText] of [
      ['text.db', 'file is not a database'],
      ['foreign.db', 'it is a database of another program'],
    ] as const) {
      const file = join(folder, name);
      chmodSync(file, 0o755);
      await expect(openDatabase({ DATABASE: file })).rejects.toThrow(expectedText);
      expect(getMode(file), expectedText).toBe('755');
    }
    const absent = openDatabase({ DATABASE: join(folder, 'absent.db') }, 'command');
    await expect(absent).rejects.toThrow('absent.db cannot be used: it is not there.');
    expect(readdirSync(folder).toSorted()).toEqual(['foreign.db', 'text.db']);
  });
});

// faults/faults.test.ts has the long run.
test('with a full disk and a killed process, nothing is lost, doubled or untrue', () =>
  runTrial((trial) => fillDisk(trial, 40, 200)));
