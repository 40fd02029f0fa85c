/** Backup, restoring, deletion: each while the receiver has the file open. */
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { backUp, removeExpired, restore } from '../../commands/backup.ts';
import { runCommand } from '../../commands/commands.ts';
import type { Value } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { folder, folderForEachTest, receiver, receiverForEachTest } from '../each-test.ts';
import { catalogue, message, NOW_MS, order } from '../samples.ts';
import { storedPayments, storedSubmissions } from '../temporary-store.ts';

receiverForEachTest();
folderForEachTest();
let backup: string;
let restored: string;
beforeEach(() => {
  backup = join(folder, 'backup.db');
  restored = join(folder, 'restored.db');
});

const DAY_MS = 86_400_000;
async function write(key: string, changes = {}) {
  expect((await receiver.post('/messages', message(changes), { key })).status).toBe(200);
}
const writeMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => write(`message-${number}`)));
const keys = async () => (await receiver.stored()).map(({ key }) => key);

describe('a backup', () => {
  test('holds all that was answered, is as good as the file once it is restored, and says of how much', async () => {
    await writeMany(20);
    await receiver.post('/orders', order());
    await receiver.command('paid', 'ORD-1');
    expect(await receiver.command('backup', backup)).toEqual([`21 submissions in ${backup}`]);
    await write('after-that');
    const said = runCommand({ DATABASE: restored, CATALOGUE: '' }, ['restore', backup], NOW_MS);
    expect(await Array.fromAsync(said)).toEqual([`21 submissions in ${restored}`]);
    expect(await storedSubmissions({ DATABASE: restored })).toEqual((await receiver.stored()).slice(0, -1));
    expect(await storedPayments({ DATABASE: restored })).toEqual(await storedPayments(receiver.place));
  });

  test('and what is restored belong to whom the database’s folder does, also where root runs both', async () => {
    const state = join(folder, 'state');
    mkdirSync(state);
    // As systemd makes one for a service. Only root can give it to another user, and needs to.
    if (process.geteuid?.() === 0) chownSync(state, 65_534, 65_533);
    const database = join(state, 'receiver.db');
    await backUp(receiver.file, join(folder, 'first.db'));
    await restore(join(folder, 'first.db'), database);
    await backUp(database, backup);
    const { uid, gid } = statSync(state);
    for (const file of [database, backup]) {
      expect(statSync(file)).toMatchObject({ uid, gid });
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    }
  });

  test('of PostgreSQL is left to its own commands', async () => {
    const place = { DATABASE: restored, DATABASE_URL: 'postgres://127.0.0.1/receiver', CATALOGUE: '' };
    await expect(Array.fromAsync(runCommand(place, ['backup', backup], NOW_MS))).rejects.toThrow('pg_dump');
  });

  test('is written over nothing, and leaves nothing half done', async () => {
    writeFileSync(backup, 'mine');
    await expect(backUp(receiver.file, backup)).rejects.toThrow('nothing is written over it');
    expect(readFileSync(backup, 'utf8')).toBe('mine');
    await expect(restore(receiver.file, receiver.file)).rejects.toThrow('nothing is written over it');
    await expect(backUp(join(folder, 'none.db'), restored)).rejects.toThrow('is not there');
    expect(readdirSync(folder)).toEqual(['backup.db']);
    writeFileSync(`${restored}-wal`, 'of another file');
    await expect(restore(receiver.file, restored)).rejects.toThrow('restored.db-wal is there already');
  });

  test.each([
    ['is cut short', (whole: Buffer) => whole.subarray(0, -8192), /malformed|damaged/],
    ['is a letter', () => Buffer.from('Dear all, '.repeat(1000)), 'not a database'],
  ])('that %s is not restored', async (_, damaged, words) => {
    await writeMany(20);
    await backUp(receiver.file, backup);
    writeFileSync(backup, damaged(readFileSync(backup)));
    await expect(restore(backup, restored)).rejects.toThrow(words);
    expect(existsSync(restored)).toBe(false);
  });
});

describe('backups in a folder', () => {
  const days = catalogue.retention?.backupDays ?? 0;
  const nightly = async (count: number) => {
    for (let night = 0; night < count; night += 1) {
      await receiver.command('backup', folder);
      receiver.advance(DAY_MS);
    }
  };
  const first = 'receiver-2026-01-15T090000Z.db';

  test('are named for the moment, and go before they are older than the site says, with what was broken off', async () => {
    expect(await receiver.command('backup', folder)).toEqual([`0 submissions in ${join(folder, first)}`]);
    writeFileSync(join(folder, `${first}.partial-journal`), 'half');
    writeFileSync(join(folder, 'receiver-2020.db'), 'named by hand');
    receiver.advance(DAY_MS);
    await nightly(days - 2);
    expect(readdirSync(folder)).toContain(first);
    expect((await receiver.command('backup', folder))[1]).toBe('Deleted 2 older backups');
    expect(readdirSync(folder)).toHaveLength(days);
    expect(removeExpired(folder, 1), 'all but the last two, and the one named by hand').toBe(days - 3);
  });

  test('stay where the clock has leapt, for the night', async () => {
    await nightly(3);
    receiver.advance(3650 * DAY_MS);
    expect(await receiver.command('backup', folder)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test('are made also while the site cannot say, which the command reports', async () => {
    const place = { ...receiver.place, CATALOGUE: join(folder, 'none.json') };
    await expect(Array.fromAsync(runCommand(place, ['backup', folder], NOW_MS))).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([first]);
  });
});

const ZAWADI = { name: 'Zawadi Zebu', email: 'Zawadi.Zebu@example.co.ke', message: 'quincunx '.repeat(400) };

/** Her words that are in the file or in the two beside it. */
function traces(): readonly string[] {
  const files = ['', '-wal', '-shm']
    .map((ending) => receiver.file + ending)
    .filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file, 'latin1').toLowerCase()).join('');
  return ['zawadi', 'zebu', 'quincunx'].filter((word) => bytes.includes(word));
}

describe('forgetting a person', () => {
  test('leaves no byte, in the file, its free pages or its log, and all of everyone else', async () => {
    await write('first-key');
    await write('her-message', ZAWADI);
    await write('her-other', ZAWADI);
    using connection = new DatabaseSync(receiver.file);
    connection.exec("DELETE FROM submissions WHERE key = 'her-other'; PRAGMA wal_checkpoint;");
    connection.close();
    const mine = order(1, { email: 'zawadi.zebu@EXAMPLE.co.ke', fullName: ZAWADI.name });
    await receiver.post('/orders', mine, { key: 'her-order-1' });
    await write('last-key');
    expect(traces()).toHaveLength(3);

    expect(await receiver.command('forget', ' Zawadi.zebu@example.co.ke')).toEqual(['Deleted 2 submissions']);
    expect(traces()).toEqual([]);
    expect(await keys()).toEqual(['first-key', 'last-key']);
    await write('later-key');
  });

  test('leaves no byte in a large file either, piece by piece', async () => {
    const room = 'x'.repeat(41e6);
    await receiver.database.write((query) => query('INSERT INTO health VALUES (1, $1)', room));
    for (let number = 0; number < 101; number += 1) {
      await write(`her-message-${number}`, { ...ZAWADI, message: ZAWADI.message.slice(0, 35 * number + 9) });
      await write(`message-${number}`, { email: `${number % 7}@example.com` });
    }
    expect(await receiver.command('forget', '3@example.com')).toEqual(['Deleted 14 submissions']);
    expect(await receiver.command('forget', ZAWADI.email)).toEqual(['Deleted 101 submissions']);
    expect(traces()).toEqual([]);
    expect(await keys()).toHaveLength(101 - 14);
  });

  test.each([
    [[], false],
    [['cancelled'], false],
    [['paid'], true],
    [['paid', 'refunded'], true],
  ])('deletes an order that was noted as %j unless it is a record for tax: %s', async (notes, stays) => {
    await write('her-message', ZAWADI);
    await receiver.post('/orders', order(1, { email: ZAWADI.email }), { key: 'her-order' });
    for (const note of notes) await receiver.command(note, 'ORD-1');
    const kept = 'Kept, as records of payments for tax: ORD-1';
    const said = stays ? ['Deleted 1 submission', kept] : ['Deleted 2 submissions'];
    expect(await receiver.command('forget', ZAWADI.email)).toEqual(said);
    expect(await keys()).toEqual(stays ? ['her-order'] : []);
    expect(await receiver.paid()).toEqual(stays ? notes : []);
  });

  test('names what others wrote of the address, and deletes none of it', async () => {
    await write('another-key', { message: 'Ask zawadi.zebu@example.co.ke' });
    const [stored] = await receiver.stored();
    const mentioned = `The address is in what others sent: ${stored?.reference}`;
    for (const address of ['zawadi.zebu@example.co.ke', 'akinyi@example.co'])
      expect(await receiver.command('forget', address)).toEqual(['Deleted 0 submissions', mentioned]);
    expect(await keys()).toEqual(['another-key']);
  });
});

test('each day what is due goes a hundred at a time, and leaves no byte', async () => {
  for (let number = 0; number < 101; number += 1) {
    await write(`her-message-${number}`, { ...ZAWADI, message: ZAWADI.message.slice(0, 35 * number + 9) });
    await write(`message-${number}`);
  }
  receiver.advance(DAY_MS);
  await write('message-again');
  const deletions: number[] = [];
  const { database } = receiver;
  const store = createStore({
    ...database,
    write: (action) =>
      database.write((rows) =>
        action(async <Shape>(sql: string, ...values: readonly Value[]) => {
          const found = await rows<Shape>(sql, ...values);
          if (sql.startsWith('DELETE FROM submissions')) deletions.push(found.length);
          return found;
        }),
      ),
  });
  const before = new Date(NOW_MS + DAY_MS / 2).toISOString();
  expect(await store.purgeDaily(NOW_MS, before)).toBeUndefined();
  expect(await store.purgeDaily(NOW_MS + DAY_MS, before)).toBe(101);
  expect(traces()).toEqual([]);
  expect(deletions).toEqual([100, 1]);
  expect(await keys()).toHaveLength(102);
});

describe('deleting what is old', () => {
  beforeEach(async () => {
    await write('old-message', ZAWADI);
    await receiver.post('/orders', order(), { key: 'old-order' });
    receiver.advance(30 * DAY_MS);
    await write('new-message');
  });
  const purge = (...more: readonly string[]) => receiver.command('purge', '--older-than', '25', ...more);

  test('of one kind, then of every kind', async () => {
    expect(await purge('--kind', 'order')).toEqual(['Deleted 1 submission']);
    expect(await keys()).toEqual(['old-message', 'new-message']);
    expect(await purge()).toEqual(['Deleted 1 submission']);
    expect(await keys()).toEqual(['new-message']);
    expect(traces()).toEqual([]);
  });

  test('waits for another program that reads, and leaves nothing in the log either', async () => {
    const reader = new DatabaseSync(receiver.file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM submissions').all();
    const purged = purge();
    await expect.poll(keys).toEqual(['new-message']);
    reader.close();
    expect(await purged).toEqual(['Deleted 2 submissions']);
    expect(traces()).toEqual([]);
  });
});
