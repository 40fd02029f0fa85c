/** PostgreSQL alone: several receivers at once, connections that break, its log and its files. */
import { globSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { createStore } from '../../store/store.ts';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { anotherReceiver, expectWords, receiver, receiverForEachTest } from '../each-test.ts';
import { message, stored } from '../samples.ts';
import { readSubmissions } from '../temporary-store.ts';
import { freshSchema } from './cluster.ts';

const { TEST_DATABASE_URL: cluster = '' } = process.env;

/** Asks the server itself, as its administrator. */
async function administer(sql: string) {
  const client = new Client({ connectionString: cluster });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Stands before PostgreSQL. While it is lossy, it breaks the connection instead of answering a commit. */
async function lossyProxy(url: string) {
  const through = new URL(url);
  const proxy = { isLossy: false, url: '' };
  const server = createServer((visitor) => {
    const database = connect(Number(through.port), '127.0.0.1');
    let isCommitting = false;
    visitor.on('data', (bytes) => {
      isCommitting ||= proxy.isLossy && bytes.includes('COMMIT\0');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isCommitting) visitor.destroy();
      else visitor.write(bytes);
    });
    visitor.on('close', () => database.destroy());
    database.on('close', () => visitor.destroy());
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.close();
  });
  return Object.assign(proxy, { url: url.replace(`:${through.port}/`, `:${port}/`) });
}

receiverForEachTest();

test('a request whose commit got no answer is answered 504, and finds what was stored if it is sent again', async () => {
  const proxy = await lossyProxy(receiver.place.DATABASE_URL ?? '');
  await using through = await openDatabase({ ...receiver.place, DATABASE_URL: proxy.url });
  const other = await anotherReceiver({ store: createStore(through) });
  proxy.isLossy = true;
  expect(await other.send('/messages', message())).toEqual([504, { error: 'outcome_unknown' }]);
  const form = await other.postForm('/messages', { name: 'A', email: 'a@b.co', message: 'Habari' });
  expect(form.headers.get('Retry-After')).toBe('5');
  expectWords(await form.text(), ['Your message may have been sent']);
  proxy.isLossy = false;
  expect(await other.send('/messages', message())).toEqual([200, { reference: message().reference }]);
  expect(await receiver.stored()).toHaveLength(2);
});

test('a transaction with a failed statement is not called stored', async () => {
  const swallowed = receiver.database.write(async (rows) => {
    await rows('SELECT nothing FROM nowhere').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('A statement failed');
});

test('what was forgotten is in no file of a table', async () => {
  const [settings] = await administer('SHOW data_directory');
  const traces = async () => {
    await administer('CHECKPOINT');
    const files = globSync(`${String(settings?.data_directory)}/base/*/*[0-9]`);
    return files.filter((file) => readFileSync(file, 'latin1').includes('zawadi')).length;
  };
  await receiver.store.storeOnce(stored({ email: 'zawadi@example.co.ke', fields: { name: 'zawadi' } }));
  expect(await traces()).toBeGreaterThan(0);
  expect(await receiver.command('forget', 'zawadi@example.co.ke')).toEqual(['Deleted 1 submission']);
  expect(await traces()).toBe(0);
});

test('receivers that start together make the tables once, and store a request to all of them once', async () => {
  const empty = { DATABASE: '', DATABASE_URL: await freshSchema(cluster) };
  const all = await Promise.all([1, 2, 3].map(() => openDatabase(empty)));
  await Promise.all(all.map((one) => createStore(one).storeOnce(stored())));
  for (const one of all) await one.close();
  expect(await readSubmissions(empty)).toEqual([stored()]);
});
