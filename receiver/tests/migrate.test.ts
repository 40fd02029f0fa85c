/** A file of any earlier version has today's tables once it was opened, and what was in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mailsOf } from '../mail/outbox-rows.ts';
import { sqliteDatabase } from '../sqlite-database.ts';
import { existingSqlite } from '../sqlite-existing.ts';
import { sqlStore } from '../sql-store.ts';
import { anotherReceiver, folder, folderForEachTest } from './each-test.ts';
import { paymentsIn, readFrom, submissionsIn } from './temporary-store.ts';

folderForEachTest();

const schema = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A file of these tables. */
function written(name: string, tables: string): string {
  const file = join(folder, name);
  using connection = new DatabaseSync(file);
  connection.exec(tables);
  return file;
}

/** Opens it as a receiver does, and closes it again. */
async function opened(file: string): Promise<string> {
  await (await sqliteDatabase(file)).close();
  return file;
}

/** Every table with its columns, and every index. */
function shape(file: string) {
  using connection = new DatabaseSync(file, { readOnly: true });
  const names = connection.prepare('SELECT type, name FROM sqlite_schema ORDER BY name').all();
  const columns = connection.prepare('SELECT * FROM pragma_table_info($name)');
  return names.map(({ type, name }) => ({ type, name, columns: columns.all({ $name: name ?? null }) }));
}

test.each(['first-version.sql', 'second-version.sql', 'fourth-version.sql'])(
  '%s leads to the tables of a new file',
  async (name) => {
    const fresh = shape(await opened(written('fresh.db', '')));
    expect(fresh.length).toBeGreaterThan(5);
    expect(shape(await opened(written('earlier.db', schema(name))))).toEqual(fresh);
  },
);

test.each(['second-version.sql', 'fourth-version.sql'])('what %s kept is read as it was', async (name) => {
  const file = await opened(written('earlier.db', schema(name)));
  expect(await submissionsIn({ DATABASE: file })).toEqual([
    {
      key: 'fourth-key',
      kind: 'order',
      reference: 'ORD-1',
      receivedAt: '2026-01-15T09:00:00.000Z',
      suspect: false,
      email: 'ann@example.com',
      fields: { city: 'Kapenguria' },
      body: '{}',
    },
  ]);
  expect(await paymentsIn({ DATABASE: file })).toMatchObject([
    { reference: 'ORD-1', outcome: 'declined' },
    { reference: 'ORD-1', outcome: 'paid' },
  ]);
});

test('the fourth version’s mails are still to be sent, or were', async () => {
  const file = await opened(written('earlier.db', schema('fourth-version.sql')));
  const mails = await readFrom({ DATABASE: file }, (database) => mailsOf(database, 'ORD-1'));
  expect(mails).toEqual([
    { kind: 'received', state: 'sent', at: '2026-01-15T09:00:01.000Z', attempts: 1, error: '' },
    { kind: 'paid', state: 'waiting', at: '2026-01-15T09:02:00.000Z', attempts: 2, error: '451 later' },
  ]);
});

/** What of a submission every version has kept. */
const KEPT = 'SELECT key, kind, received_at, suspect, body FROM submissions ORDER BY rowid';

test('of the first version everything is there, and what can be read is read, shown and paid', async () => {
  const file = written('earlier.db', schema('first-version.sql'));
  const rows = (sql: string) => {
    using connection = new DatabaseSync(file);
    return connection.prepare(sql).all();
  };
  const before = rows(KEPT);
  expect(before).toHaveLength(5);
  expect(() => existingSqlite(file, true)).toThrow('start the receiver once');
  await opened(file);
  expect(rows(KEPT)).toEqual(before);
  const kept = await submissionsIn({ DATABASE: file });
  const [, second, , fourth] = kept;
  expect(kept).toMatchObject([
    { reference: 'MSG-1', email: 'ann@example.com', fields: { name: 'A\r\nB' } },
    { reference: expect.stringMatching(/^MSG-1-[0-9A-F]{8}$/) as string, email: second?.fields?.email },
    { reference: 'MSG-2', email: '', fields: undefined },
    { email: 'wanjiku@example.co.ke', fields: { notes: 'First floor.\nRing twice.', total: 1390.5 } },
    { reference: 'ORD-2' },
  ]);

  const receiver = await anotherReceiver({}, sqlStore(await sqliteDatabase(file)));
  const again = await receiver.send('/orders', fourth?.body, { key: 'fourth-key' });
  expect(again).toMatchObject([200, { reference: 'ORD-1' }]);
  const page = async (reference: string) => (await fetch(`${receiver.own}/pay/${reference}`)).text();
  // Nobody has compared its names with the catalogue, so all of them are marked.
  expect(await page('ORD-2')).toContain(`Named by the customer: <q><bdi>Paid ${'x'.repeat(400)}</bdi></q>`);
  expect(await page('ORD-1')).toContain('It is paid.');
  expect(await submissionsIn({ DATABASE: file }), 'a second start changes nothing').toEqual(kept);
});

test('what fails halfway leaves the file as it was', async () => {
  const file = written('earlier.db', `${schema('first-version.sql')} CREATE TABLE first_submissions (a);`);
  await expect(sqliteDatabase(file)).rejects.toThrow('first_submissions');
  using again = new DatabaseSync(file);
  expect(again.prepare('SELECT key FROM submissions').all()).toHaveLength(5);
});
