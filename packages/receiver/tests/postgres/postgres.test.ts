/** Checks what can happen only with PostgreSQL: several receivers at once, and connections that break. */
import { globSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { createStore } from '../../store/store.ts';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { startAnotherReceiver, expectWording, receiver, startReceiverForEachTest } from '../each-test.ts';
import { buildMessage, buildStoredSubmission } from '../samples.ts';
import { listStoredSubmissions } from '../temporary-store.ts';
import { createSchema } from './cluster.ts';

const { TEST_DATABASE_URL: clusterUrl = '' } = process.env;

/** Runs a statement as the server's administrator. */
async function runAsAdministrator(sql: string) {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/**
 * Starts a proxy in front of PostgreSQL. While the proxy is lossy, it breaks the connection instead of
 * responding to a commit.
 */
async function startLossyProxy(url: string) {
  const databaseUrl = new URL(url);
  const proxy = { isLossy: false, url: '' };
  const server = createServer((client) => {
    const database = connect(Number(databaseUrl.port), '127.0.0.1');
    let isCommitting = false;
    client.on('data', (bytes) => {
      isCommitting ||= proxy.isLossy && bytes.includes('COMMIT\0');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isCommitting) client.destroy();
      else client.write(bytes);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.close();
  });
  return Object.assign(proxy, { url: url.replace(`:${databaseUrl.port}/`, `:${port}/`) });
}

startReceiverForEachTest();

test('a request can be repeated after its commit got no response', async () => {
  const proxy = await startLossyProxy(receiver.databaseSettings.DATABASE_URL ?? '');
  await using database = await openDatabase({ ...receiver.databaseSettings, DATABASE_URL: proxy.url });
  const other = await startAnotherReceiver({ store: createStore(database) });
  // Commits reach the database, but their responses are lost.
  proxy.isLossy = true;
  expect(await other.postForJson('/messages', buildMessage())).toEqual([504, { error: 'outcome_unknown' }]);
  const formResponse = await other.postForm('/messages', { name: 'A', email: 'a@b.co', message: 'Habari' });
  expectWording(await formResponse.text(), ['Your message may have been sent']);
  // The same message, sent again, is confirmed and not stored twice. The second submission is the form's.
  proxy.isLossy = false;
  expect(await other.postForJson('/messages', buildMessage())).toEqual([
    200,
    { reference: buildMessage().reference },
  ]);
  expect(await receiver.listStoredSubmissions()).toHaveLength(2);
});

test('a transaction with a failed statement throws', async () => {
  const writing = receiver.database.write(async (query) => {
    await query('SELECT nothing FROM nowhere').catch(() => undefined);
  });
  await expect(writing).rejects.toThrow('A statement failed');
});

test('after `forget`, no database file contains the data', async () => {
  const [settings] = await runAsAdministrator('SHOW data_directory');
  const countTraces = async () => {
    await runAsAdministrator('CHECKPOINT');
    const files = globSync(`${String(settings?.data_directory)}/base/*/*[0-9]`);
    return files.filter((file) => readFileSync(file, 'latin1').includes('zawadi')).length;
  };
  await receiver.store.storeOnce(
    buildStoredSubmission({ email: 'zawadi@example.co.ke', fields: { name: 'zawadi' } }),
  );
  expect(await countTraces()).toBeGreaterThan(0);
  expect(await receiver.runCommand('forget', 'zawadi@example.co.ke')).toEqual(['Deleted 1 submission']);
  expect(await countTraces()).toBe(0);
});

test('receivers that start at the same time share their tables, and store identical requests once', async () => {
  const emptyDatabase = { DATABASE: '', DATABASE_URL: await createSchema(clusterUrl) };
  // Three receivers find no tables, and each stores the same submission.
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(emptyDatabase)));
  await Promise.all(databases.map((database) => createStore(database).storeOnce(buildStoredSubmission())));
  for (const database of databases) await database.close();
  expect(await listStoredSubmissions(emptyDatabase)).toEqual([buildStoredSubmission()]);
});
