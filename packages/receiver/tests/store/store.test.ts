/** Checks transactions and the version of the tables, on SQLite and PostgreSQL. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { buildStoredSubmission } from '../samples.ts';

startReceiverForEachTest();

test('identical submissions that arrive at the same time are stored once, with one email', async () => {
  const { store } = receiver;
  // Without its email, the office would never hear of a submission, so neither may be stored alone.
  await receiver.database.write((query) => query('ALTER TABLE outbox RENAME TO renamed'));
  await expect(store.storeOnce(buildStoredSubmission())).rejects.toThrow('outbox');
  expect(await store.findByKey('contact', 'first-key')).toBeUndefined();
  await receiver.database.write((query) => query('ALTER TABLE renamed RENAME TO outbox'));
  // A repeat may arrive while the first request is still being stored.
  const storedSubmissions = await Promise.all([
    store.storeOnce(buildStoredSubmission()),
    store.storeOnce(buildStoredSubmission()),
  ]);
  expect(storedSubmissions).toEqual([buildStoredSubmission(), buildStoredSubmission()]);
  expect(await store.listEmails('MSG-1')).toMatchObject([{ kind: 'received' }]);
});

test('a database with a different version is not opened', async () => {
  await receiver.database.write((query) => query('UPDATE receiver_version SET version = 2'));
  const expectedText = 'it has version 2, but this receiver needs version 1';
  for (const use of ['serve', 'command'] as const)
    await expect(openDatabase(receiver.databaseSettings, use)).rejects.toThrow(expectedText);
});
