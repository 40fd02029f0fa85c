/** Checks the receiver with a SQLite file that is locked, removed, replaced, foreign or on a full disk. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction, Query } from '../../store/database.ts';
import { openDatabase } from '../../store/open.ts';
import { MESSAGES_PER_BATCH } from '../../store/outbox.ts';
import { createStore } from '../../store/store.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import {
  expectNoOutcome,
  expectWording,
  folder,
  createFolderForEachTest,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { fillDisk, runTrial } from '../faults/trial.ts';
import { buildMessage, buildOrder, buildStoredSubmission } from '../samples.ts';

startReceiverForEachTest();

const UNAVAILABLE_RESPONSE = [503, '5', { error: 'storage_unavailable' }];

async function readResponse(response: Response) {
  const body: unknown = await response.json();
  return [response.status, response.headers.get('Retry-After'), body];
}

/** Fetches the status of /health, and whether the store is ok. */
async function fetchHealth() {
  const response = await fetch(`${receiver.origin}/health`);
  return [response.status, ((await response.json()) as { store: { ok: boolean } }).store.ok];
}

describe('while another process holds the lock', () => {
  let otherConnection: DatabaseSync;
  beforeEach(async () => {
    await receiver.post('/orders', buildOrder());
    otherConnection = new DatabaseSync(receiver.databaseFile);
    otherConnection.exec('BEGIN IMMEDIATE');
  });
  afterEach(() => {
    otherConnection.close();
  });

  test('writes fail if they get no lock in time, and reads work', async () => {
    // A message, a payment and /health each have to write, so they wait for the lock.
    const waitingResponses = Promise.all([
      receiver.post('/messages', buildMessage()).then(readResponse),
      receiver.postForm('/pay/ORD-1', { decision: 'pay' }, receiver.origin),
      fetchHealth(),
    ]);
    // Reading needs no lock, so a page must load meanwhile.
    expect(await receiver.fetchPaymentPage()).toContain('Order');
    expect(await Promise.race([waitingResponses, Promise.resolve('still waiting')])).toBe('still waiting');
    // None of the three gets the lock in time.
    const [message, payment, health] = await waitingResponses;
    expect(message).toEqual(UNAVAILABLE_RESPONSE);
    expect([payment.status, payment.headers.get('Retry-After')]).toEqual([503, '5']);
    expectWording(await payment.text(), ['This page has changed nothing about your payment.']);
    expect(health).toEqual([503, false]);
    for (const error of receiver.errors)
      expect(String(error)).toBe('StoreUnavailable: SQLite: database is locked');
    await expectNoOutcome();
  });

  test('a write waits for another program to finish, and reads work', async () => {
    const posting = receiver.post('/messages', buildMessage());
    // Rewriting a file with the submissions of a year takes this long.
    const endMs = performance.now() + 400;
    while (performance.now() < endMs) await receiver.fetchPaymentPage();
    otherConnection.exec('COMMIT');
    expect((await posting).status).toBe(200);
    expect(receiver.errors).toEqual([]);
  });
});

test.each(readTestData<{ change: string; command: string }[]>(import.meta.url))(
  'submissions and /health fail if the file is $change',
  async ({ command }) => {
    expect(await fetchHealth()).toEqual([200, true]);
    await receiver.post('/messages', buildMessage(), { key: 'stored-before' });
    execFileSync('sh', ['-c', command, receiver.databaseFile]);
    receiver.advanceClock(1000);
    // Even a message that was stored before is not confirmed.
    for (const key of ['sent-after', 'stored-before'])
      expect(await readResponse(await receiver.post('/messages', buildMessage(), { key }))).toEqual(
        UNAVAILABLE_RESPONSE,
      );
    expect(await fetchHealth()).toEqual([503, false]);
  },
);

test('storing orders and finding the next email use an index', async () => {
  const statements = new Set<string>();
  const { database } = receiver;
  // The store runs on this database, which records each statement.
  const recordStatements =
    (query: Query): Query =>
    (sql, ...values) => {
      statements.add(sql);
      return query(sql, ...values);
    };
  const recordingDatabase = {
    ...database,
    query: recordStatements(database.query),
    write: <Result>(action: Transaction<Result>) =>
      database.write((query) => action(recordStatements(query))),
  };
  const store = createStore(recordingDatabase, ({ kind }) => [kind === 'order' ? 'invoice' : 'received']);
  const { receivedAt: now } = buildStoredSubmission();
  for (let number = 0; number < MESSAGES_PER_BATCH; number += 1)
    await store.storeOnce(buildStoredSubmission({ key: `message-${number}`, reference: `MSG-${number}` }));
  expect((await store.takeEmail(now, now))?.otherMessages).toHaveLength(MESSAGES_PER_BATCH - 1);
  await store.storeOnce(buildStoredSubmission({ kind: 'order', reference: 'ORD-1' }));
  // No step of a statement reads a whole table, and the next email is found without sorting.
  for (const sql of statements) {
    const steps = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    const slowStepPattern = sql.includes('ORDER BY at, id')
      ? /SCAN outbox|TEMP B-TREE/
      : /SCAN (?:outbox|submissions)/;
    for (const { detail } of steps) expect(detail, sql).not.toMatch(slowStepPattern);
  }
});

describe('opening a database', () => {
  createFolderForEachTest();
  const getMode = (file: string) => (statSync(file).mode & 0o777).toString(8);

  test('makes the file readable only by its owner, even if it exists already', async () => {
    const DATABASE = join(folder, 'receiver.db');
    writeFileSync(DATABASE, '', { mode: 0o644 });
    await using _ = await openDatabase({ DATABASE });
    for (const suffix of ['', '-wal', '-shm']) expect(getMode(DATABASE + suffix), suffix).toBe('600');
  });

  test('rejects a file of another program without changing it', async () => {
    writeFileSync(join(folder, 'text.db'), 'Dear all, '.repeat(200));
    using foreignDatabase = new DatabaseSync(join(folder, 'foreign.db'));
    foreignDatabase.exec('CREATE TABLE recipes (name TEXT)');
    for (const [name, expectedText] of [
      ['text.db', 'file is not a database'],
      ['foreign.db', 'it belongs to another program'],
    ] as const) {
      const file = join(folder, name);
      chmodSync(file, 0o755);
      await expect(openDatabase({ DATABASE: file })).rejects.toThrow(expectedText);
      expect(getMode(file), expectedText).toBe('755');
    }
  });

  test('fails for a command instead of creating a missing file', async () => {
    const opening = openDatabase({ DATABASE: join(folder, 'absent.db') }, 'command');
    await expect(opening).rejects.toThrow('absent.db cannot be used: it is not there.');
    expect(readdirSync(folder)).toEqual([]);
  });
});

// Forty orders do not fit into 200 kB. faults/faults.test.ts runs this on a larger scale.
test('a full disk or killed process loses and duplicates no submission', () =>
  runTrial((trial) => fillDisk(trial, 40, 200)));
