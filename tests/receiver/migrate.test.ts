/** A file of any earlier version has today's tables once it was opened, and what was in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mailsOf } from '../../examples/receiver/mail/outbox-rows.ts';
import { sqliteDatabase } from '../../examples/receiver/sqlite-database.ts';
import { folder, folderForEachTest } from './each-test.ts';
import { paymentsIn, readFrom, submissionsIn } from './temporary-store.ts';

folderForEachTest();

/** Opens a file of these tables, as a receiver does. */
async function opened(name: string, tables: string): Promise<string> {
  const file = join(folder, name);
  const connection = new DatabaseSync(file);
  connection.exec(tables);
  connection.close();
  await (await sqliteDatabase(file)).close();
  return file;
}

const schema = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

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
    const fresh = shape(await opened('fresh.db', ''));
    expect(fresh.length).toBeGreaterThan(5);
    expect(shape(await opened('earlier.db', schema(name)))).toEqual(fresh);
  },
);

test.each(['second-version.sql', 'fourth-version.sql'])('what %s kept is read as it was', async (name) => {
  const file = await opened('earlier.db', schema(name));
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
  const file = await opened('earlier.db', schema('fourth-version.sql'));
  const mails = await readFrom({ DATABASE: file }, (database) => mailsOf(database, 'ORD-1'));
  expect(mails).toEqual([
    { kind: 'received', state: 'sent', at: '2026-01-15T09:00:01.000Z', attempts: 1, error: '' },
    { kind: 'paid', state: 'waiting', at: '2026-01-15T09:02:00.000Z', attempts: 2, error: '451 later' },
  ]);
});
