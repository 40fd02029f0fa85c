/** PostgreSQL alone: several receivers at once, connections that break, its log and its files. */
import { globSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../store/open.ts';
import { createStore } from '../../store/store.ts';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { anotherReceiver, receiver, receiverForEachTest } from '../each-test.ts';
import { message, stored } from '../samples.ts';
import { readSubmissions } from '../temporary-store.ts';
import { freshSchema } from './cluster.ts';

const cluster = process.env.TEST_DATABASE_URL;

/** Asks the server itself, as its administrator. */
async function administer(sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: cluster });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Stands before PostgreSQL. Once it is lossy, it breaks the connection instead of answering a commit. */
async function lossyProxy(url: string) {
  const state = { isLossy: false };
  const server = createServer((visitor) => {
    const database = connect(Number(new URL(url).port), '127.0.0.1');
    let isCommitting = false;
    visitor.on('data', (bytes) => {
      isCommitting ||= state.isLossy && bytes.includes('COMMIT\0');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isCommitting) visitor.destroy();
      else visitor.write(bytes);
    });
    visitor.on('close', () => database.destroy());
    database.on('close', () => visitor.destroy());
  });
  const through = new URL(url);
  through.port = String(await listenOnLoopback(server));
  onTestFinished(() => {
    server.close();
  });
  return { state, url: through.href };
}

describe.runIf(cluster)('with PostgreSQL', () => {
  receiverForEachTest();

  test('a request whose commit got no answer is answered 504, and finds what was stored if it is sent again', async () => {
    const proxy = await lossyProxy(receiver.place.DATABASE_URL ?? '');
    const through = await openDatabase({ ...receiver.place, DATABASE_URL: proxy.url });
    const other = await anotherReceiver({}, createStore(through));
    proxy.state.isLossy = true;
    const lost = await other.post('/messages', message());
    expect([lost.status, lost.headers.get('Retry-After')]).toEqual([504, '5']);
    expect(await lost.json()).toEqual({ error: 'outcome_unknown' });
    const form = await other.postForm('/messages', { name: 'A', email: 'a@b.co', message: 'Habari' });
    expect(form.status).toBe(504);
    expect(await form.text()).toContain('Your message may have been sent');
    proxy.state.isLossy = false;
    expect(await other.send('/messages', message())).toEqual([200, { reference: message().reference }]);
    expect(await readSubmissions(receiver.place)).toHaveLength(2);
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
      const files = globSync(`${String(settings?.data_directory)}/base/*/*`).filter((file) =>
        /\/\d+$/.test(file),
      );
      expect(files.length).toBeGreaterThan(100);
      return files.filter((file) => readFileSync(file, 'latin1').includes('zawadi')).length;
    };
    await receiver.store.storeOnce(stored({ email: 'zawadi@example.co.ke', fields: { name: 'zawadi' } }));
    expect(await traces()).toBeGreaterThan(0);
    await using beside = await openDatabase(receiver.place, 'command');
    expect(await createStore(beside).eraseSender('zawadi@example.co.ke')).toEqual({
      deleted: 1,
      records: [],
      mentions: [],
    });
    expect(await traces()).toBe(0);
  });

  test('receivers that start together make the tables once, and store a request to all of them once', async () => {
    const empty = { DATABASE: '', DATABASE_URL: await freshSchema(cluster ?? '') };
    const all = await Promise.all([1, 2, 3].map(() => openDatabase(empty)));
    await Promise.all(all.map((one) => createStore(one).storeOnce(stored())));
    for (const one of all) await one.close();
    expect(await readSubmissions(empty)).toEqual([stored()]);
  });
});
