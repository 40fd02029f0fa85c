/** Transactions and the tables' version, on either engine. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { buildSubmission } from '../samples.ts';

startReceiverForEachTest();

test('one of two simultaneous submissions is stored, and none without its mail', async () => {
  const { store } = receiver;
  await receiver.database.write((query) => query('ALTER TABLE outbox RENAME TO away'));
  await expect(store.storeOnce(buildSubmission())).rejects.toThrow('outbox');
  expect(await store.findByKey('contact', 'first-key')).toBeUndefined();
  await receiver.database.write((query) => query('ALTER TABLE away RENAME TO outbox'));
  const twice = await Promise.all([store.storeOnce(buildSubmission()), store.storeOnce(buildSubmission())]);
  expect(twice).toEqual([buildSubmission(), buildSubmission()]);
  expect(await store.listMails('MSG-1')).toMatchObject([{ kind: 'received' }]);
});

test('tables of another version are neither read nor written', async () => {
  await receiver.database.write((query) => query('UPDATE receiver_version SET version = 2'));
  const expectedText = 'it is of version 2; this receiver knows version 1';
  for (const use of ['serve', 'command'] as const)
    await expect(openDatabase(receiver.databaseSettings, use)).rejects.toThrow(expectedText);
});
