/** Checks backups, restoring and deletion while the receiver has the file open. */
import {
  chownSync,
  constants,
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
import { DAY_MS } from '@site/rules/time/dates';
import { backUp, removeExpiredBackups, restore } from '../../commands/backup.ts';
import { createStore } from '../../store/store.ts';
import {
  folder,
  createFolderForEachTest,
  listStoredKeys,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { catalogue, buildMessage, buildOrder } from '../samples.ts';
import { listStoredPaymentRecords, listStoredSubmissions } from '../temporary-store.ts';

startReceiverForEachTest();
createFolderForEachTest();
let backupFile: string;
let restoredFile: string;
beforeEach(() => {
  backupFile = join(folder, 'backup.db');
  restoredFile = join(folder, 'restored.db');
});

async function sendMessage(key: string, changes = {}) {
  expect((await receiver.post('/messages', buildMessage(changes), { key })).status).toBe(200);
}
const sendMessages = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => sendMessage(`message-${number}`)));

describe('a backup', () => {
  test('restores everything that was accepted', async () => {
    await sendMessages(20);
    await receiver.post('/orders', buildOrder());
    await receiver.recordOutcome('paid');
    expect(await receiver.runCommand('backup', backupFile)).toEqual([`21 submissions in ${backupFile}`]);
    // The backup must not contain this message.
    await sendMessage('sent-after-backup');
    const lines = await receiver.runCommandWith({ DATABASE: restoredFile }, 'restore', backupFile);
    expect(lines).toEqual([`21 submissions in ${restoredFile}`]);
    expect(await listStoredSubmissions({ DATABASE: restoredFile })).toEqual(
      (await receiver.listStoredSubmissions()).slice(0, -1),
    );
    expect(await listStoredPaymentRecords({ DATABASE: restoredFile })).toEqual(
      await listStoredPaymentRecords(receiver.databaseSettings),
    );
  });

  test('belongs to the owner of the database’s folder, even if root makes it', async () => {
    const state = join(folder, 'state');
    mkdirSync(state);
    // If root runs this test, the folder belongs to another user.
    if (process.geteuid?.() === 0) chownSync(state, 65_534, 65_533);
    const database = join(state, 'receiver.db');
    await backUp(receiver.databaseFile, join(folder, 'first.db'));
    await restore(join(folder, 'first.db'), database);
    // The restored database is in that folder. The backup is elsewhere, but has the same owner.
    await backUp(database, backupFile);
    const { uid, gid } = statSync(state);
    for (const file of [database, backupFile])
      expect(statSync(file)).toMatchObject({ uid, gid, mode: constants.S_IFREG | 0o600 });
  });

  test('of PostgreSQL is left to pg_dump', async () => {
    const settings = { DATABASE_URL: 'postgres://127.0.0.1/receiver' };
    await expect(receiver.runCommandWith(settings, 'backup', backupFile)).rejects.toThrow('pg_dump');
  });

  test('overwrites no file, and leaves no partial file', async () => {
    // An existing file may be the only good backup.
    writeFileSync(backupFile, 'existing file');
    await expect(backUp(receiver.databaseFile, backupFile)).rejects.toThrow('nothing is written over it');
    expect(readFileSync(backupFile, 'utf8')).toBe('existing file');
    // An empty file would look like a backup.
    await expect(backUp(join(folder, 'none.db'), restoredFile)).rejects.toThrow('is not there');
    expect(readdirSync(folder)).toEqual(['backup.db']);
    // SQLite would apply the log of another database to the restored one.
    writeFileSync(`${restoredFile}-wal`, 'log of another file');
    await expect(restore(receiver.databaseFile, restoredFile)).rejects.toThrow(
      'restored.db-wal is there already',
    );
  });

  test('is not restored if it is truncated', async () => {
    await sendMessages(20);
    await backUp(receiver.databaseFile, backupFile);
    writeFileSync(backupFile, readFileSync(backupFile).subarray(0, -8192));
    await expect(restore(backupFile, restoredFile)).rejects.toThrow(/malformed|damaged/);
    expect(existsSync(restoredFile)).toBe(false);
  });
});

describe('backups in a folder', () => {
  const backupDays = catalogue.retention.backupDays;
  async function backUpNightly(nights: number) {
    for (let night = 0; night < nights; night += 1) {
      await receiver.runCommand('backup', folder);
      receiver.advanceClock(DAY_MS);
    }
  }
  const firstBackup = 'receiver-2026-01-15T090000Z.db';

  test('are named after their time, which decides when they expire', async () => {
    expect(await receiver.runCommand('backup', folder)).toEqual([
      `no submissions in ${join(folder, firstBackup)}`,
    ]);
    // An interrupted backup left the first of these files. The second was named by hand.
    writeFileSync(join(folder, `${firstBackup}.partial-journal`), 'partial');
    writeFileSync(join(folder, 'receiver-2020.db'), 'named by hand');
    receiver.advanceClock(DAY_MS);
    await backUpNightly(backupDays - 2);
    expect(readdirSync(folder)).toContain(firstBackup);
    // This backup deletes the first one and the interrupted one, but not the file that was named by hand.
    expect((await receiver.runCommand('backup', folder))[1]).toBe('Deleted 2 older backups');
    expect(readdirSync(folder)).toHaveLength(backupDays);
    expect(removeExpiredBackups(folder, 1), 'all but the last two and the one that was named by hand').toBe(
      backupDays - 3,
    );
  });

  test('are kept for one more night after the clock has jumped', async () => {
    await backUpNightly(3);
    // The clock is ten years ahead, so the earlier backups seem to have expired.
    receiver.advanceClock(3650 * DAY_MS);
    expect(await receiver.runCommand('backup', folder)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test('are made without a catalogue, although the command fails', async () => {
    const backingUp = receiver.runCommandWith({ CATALOGUE: join(folder, 'none.json') }, 'backup', folder);
    await expect(backingUp).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([firstBackup]);
  });
});

const ZAWADI = { name: 'Zawadi Zebu', email: 'Zawadi.Zebu@example.co.ke', message: 'quincunx '.repeat(400) };

/** Lists the words of Zawadi's messages that are in the three files of the database. */
function listTraces() {
  const files = ['', '-wal', '-shm'].map((suffix) => receiver.databaseFile + suffix).filter(existsSync);
  const bytes = files.map((file) => readFileSync(file, 'latin1').toLowerCase()).join('');
  return ['zawadi', 'zebu', 'quincunx'].filter((word) => bytes.includes(word));
}

describe('the command forget', () => {
  test('erases one person from the file, its free pages and its log', async () => {
    await sendMessage('first-key');
    await sendMessage('her-message', ZAWADI);
    await sendMessage('her-other-message', ZAWADI);
    using connection = new DatabaseSync(receiver.databaseFile);
    // A deleted row leaves its words in the free pages of the file.
    connection.exec("DELETE FROM submissions WHERE key = 'her-other-message'; PRAGMA wal_checkpoint;");
    connection.close();
    // The same address, typed in other letters, belongs to the same person.
    const herOrder = buildOrder(1, { email: 'zawadi.zebu@EXAMPLE.co.ke', fullName: ZAWADI.name });
    await receiver.post('/orders', herOrder, { key: 'her-order-1' });
    await sendMessage('last-key');
    expect(listTraces()).toHaveLength(3);

    expect(await receiver.runCommand('forget', ' Zawadi.zebu@example.co.ke')).toEqual([
      'Deleted 2 submissions',
    ]);
    expect(listTraces()).toEqual([]);
    expect(await listStoredKeys()).toEqual(['first-key', 'last-key']);
    // The command has rewritten the file while the receiver had it open. The receiver must still be able to
    // write.
    await sendMessage('later-key');
  });

  test('deletes a hundred rows of a large file at a time, without a trace', async () => {
    // A file of up to 40 MB would be rewritten as a whole.
    const filler = 'x'.repeat(41e6);
    await receiver.database.write((query) => query('INSERT INTO health VALUES (1, $1)', filler));
    // Messages of different lengths between other people's make SQLite move rows, and copies may be left
    // where they were.
    for (let number = 0; number < 101; number += 1) {
      await sendMessage(`her-message-${number}`, {
        ...ZAWADI,
        message: ZAWADI.message.slice(0, 35 * number + 9),
      });
      await sendMessage(`message-${number}`, { email: `${number % 7}@example.com` });
    }
    // Erasing another person first makes SQLite move rows once more.
    expect(await receiver.runCommand('forget', '3@example.com')).toEqual(['Deleted 14 submissions']);
    const { database } = receiver;
    const storedCounts: number[] = [];
    // Visitors wait while a transaction runs, so no transaction may delete many submissions. This store
    // records how many are left after each.
    const store = createStore({
      ...database,
      write: async (action) => {
        const result = await database.write(action);
        storedCounts.push((await listStoredKeys()).length);
        return result;
      },
    });
    expect(await store.eraseSender('zawadi.zebu@example.co.ke')).toMatchObject({ deletedCount: 101 });
    // She has 101 of the 188 submissions that are left, so the second transaction deletes one.
    expect(storedCounts).toEqual([1 + 87, 87]);
    expect(listTraces()).toEqual([]);
  });

  test.each([
    { outcomes: ['cancelled'], isKept: false },
    { outcomes: ['paid', 'refunded'], isKept: true },
  ])('keeps an order for tax only if it was ever paid: $outcomes', async ({ outcomes, isKept }) => {
    await sendMessage('her-message', ZAWADI);
    await receiver.post('/orders', buildOrder(1, { email: ZAWADI.email }), { key: 'her-order' });
    for (const outcome of outcomes) await receiver.runCommand(outcome, 'ORD-1');
    const keptLine = 'Kept, as records of payments for tax: ORD-1';
    const lines = isKept ? ['Deleted 1 submission', keptLine] : ['Deleted 2 submissions'];
    expect(await receiver.runCommand('forget', ZAWADI.email)).toEqual(lines);
    expect(await listStoredKeys()).toEqual(isKept ? ['her-order'] : []);
    expect(await receiver.listOutcomes()).toEqual(isKept ? outcomes : []);
  });

  test('lists but keeps the submissions of others that contain the address', async () => {
    await sendMessage('another-key', { message: 'Ask Zawadi.Zebu@example.co.ke' });
    const [message] = await receiver.listStoredSubmissions();
    const mentionLine = `Others mentioned the address in what they sent: ${message?.reference}`;
    // The second address is only the beginning of the sender's address.
    for (const address of ['zawadi.zebu@example.co.ke', 'akinyi@example.co'])
      expect(await receiver.runCommand('forget', address)).toEqual(['Deleted no submissions', mentionLine]);
    expect(await listStoredKeys()).toEqual(['another-key']);
  });
});

describe('the command purge', () => {
  beforeEach(async () => {
    await sendMessage('old-message', ZAWADI);
    await receiver.post('/orders', buildOrder(), { key: 'old-order' });
    receiver.advanceClock(30 * DAY_MS);
    await sendMessage('new-message');
  });
  const purge = (...parameters: readonly string[]) =>
    receiver.runCommand('purge', '--older-than', '25', ...parameters);

  test('deletes one kind of submission, or all kinds', async () => {
    expect(await purge('--kind', 'order')).toEqual(['Deleted 1 submission']);
    expect(await listStoredKeys()).toEqual(['old-message', 'new-message']);
    expect(await purge()).toEqual(['Deleted 1 submission']);
    expect(await listStoredKeys()).toEqual(['new-message']);
  });

  test('leaves no trace in the log even if another program reads the file', async () => {
    const reader = new DatabaseSync(receiver.databaseFile, { readOnly: true });
    // While this transaction is open, the log cannot be emptied.
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM submissions').all();
    const purging = purge();
    await expect.poll(listStoredKeys).toEqual(['new-message']);
    reader.close();
    expect(await purging).toEqual(['Deleted 2 submissions']);
    expect(listTraces()).toEqual([]);
  });
});
