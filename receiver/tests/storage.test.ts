/** Other processes at the same file: locks, removal, replacement; and files that are none of the receiver's. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteDatabase } from '../store/sqlite.ts';
import { existingSqlite } from '../sqlite-existing.ts';
import { sqlStore } from '../store/store.ts';
import { anotherReceiver, folder, folderForEachTest, receiver, receiverForEachTest } from './each-test.ts';
import { message, order } from './samples.ts';

receiverForEachTest();

const HEALTHY = { status: 'ok', mails: { waiting: 0, failed: 0 } };
const UNAVAILABLE = [503, '5', { error: 'storage_unavailable' }];

async function answer(response: Response) {
  const body: unknown = await response.json();
  return [response.status, response.headers.get('Retry-After'), body];
}

const health = async () => answer(await fetch(`${receiver.own}/health`));

describe('while another process writes', () => {
  let other: DatabaseSync;
  beforeEach(() => {
    other = new DatabaseSync(receiver.file);
    other.exec('BEGIN IMMEDIATE');
  });
  afterEach(() => {
    other.close();
  });

  /** Sends a message, and reads a page again and again until it is answered. */
  async function postWhileReading(served: (reads: number) => void) {
    const state = { isAnswered: false };
    const post = receiver.post('/messages', message()).finally(() => {
      state.isAnswered = true;
    });
    let reads = 0;
    while (!state.isAnswered) {
      await (await fetch(`${receiver.own}/pay/ORD-1`)).text();
      reads += 1;
      served(reads);
    }
    return { response: await post, reads };
  }

  test('a write that gets no lock is answered 503, and reads are served meanwhile', async () => {
    const { response, reads } = await postWhileReading(() => undefined);
    expect(await answer(response)).toEqual(UNAVAILABLE);
    expect(reads, 'one before, one after, and all the others meanwhile').toBeGreaterThan(2);
    expect(String(receiver.errors)).toBe('StoreUnavailable: SQLite: database is locked');
    expect(await health()).toEqual(UNAVAILABLE);
  });

  test('a payment is neither noted nor claimed', async () => {
    other.exec('COMMIT');
    await receiver.post('/orders', order());
    other.exec('BEGIN IMMEDIATE');
    const response = await receiver.postForm('/pay/ORD-1', { decision: 'pay' }, receiver.own);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.text()).toContain('Nothing has been paid or declined by this.');
    expect(await receiver.paid()).toEqual([]);
  });

  test('a write that gets the lock in time is accepted', async () => {
    const { response } = await postWhileReading((reads) => {
      if (reads === 2) other.exec('COMMIT');
    });
    expect(response.status).toBe(200);
    expect(receiver.errors).toEqual([]);
  });
});

describe('a file that is no longer the one that was opened', () => {
  test.each([
    ['removed', 'rm "$0"'],
    ['moved away', 'mv "$0" "$0.old"'],
    ['replaced by a copy', 'cp "$0" "$0.copy" && mv "$0.copy" "$0"'],
    ['robbed of its log', 'rm "$0-wal"'],
  ])('%s: nothing is said to be kept, and nothing to be well', async (_, command) => {
    expect(await health()).toEqual([200, null, HEALTHY]);
    await receiver.post('/messages', message(), { key: 'before-that' });
    execFileSync('sh', ['-c', command, receiver.file]);
    receiver.advance(1000);
    for (const key of ['after-that', 'before-that'])
      expect(await answer(await receiver.post('/messages', message(), { key }))).toEqual(UNAVAILABLE);
    expect(await health()).toEqual(UNAVAILABLE);
    expect(receiver.errors).toHaveLength(3);
  });
});

test('health tries one write for all who ask within a second', async () => {
  let checks = 0;
  const check = () => {
    checks += 1;
    return Promise.resolve();
  };
  const other = await anotherReceiver({ store: { ...receiver.store, check } });
  const ask = () => fetch(`${other.own}/health`);
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(checks).toBe(1);
  other.advance(1000);
  await ask();
  expect(checks).toBe(2);
});

describe('opening', () => {
  folderForEachTest();
  let file: string;
  beforeEach(() => {
    file = join(folder, 'receiver.db');
  });

  test('makes a file that its owner alone can read, and corrects the mode of one that is there', async () => {
    writeFileSync(file, '', { mode: 0o644 });
    const store = sqlStore(await sqliteDatabase(file));
    await store.check();
    for (const ending of ['', '-wal', '-shm'])
      expect((statSync(file + ending).mode & 0o777).toString(8), ending).toBe('600');
    await store.close();
  });

  test('refuses what is no database, a later version, and a folder', async () => {
    writeFileSync(file, 'Dear all, '.repeat(200));
    await expect(sqliteDatabase(file)).rejects.toThrow('file is not a database');
    const later = join(folder, 'later.db');
    new DatabaseSync(later).exec('PRAGMA user_version = 1000');
    await expect(sqliteDatabase(later)).rejects.toThrow('it is of version 1000; this receiver knows version');
    mkdirSync(join(folder, 'a'));
    await expect(sqliteDatabase(join(folder, 'a'))).rejects.toThrow('EISDIR');
  });

  test('for reading makes no file', () => {
    expect(() => existingSqlite(file, true)).toThrow(`${file} is not there`);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });
});
