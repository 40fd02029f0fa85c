/** A file of the receiver's first version: everything in it is there afterwards, and can be read and paid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { sqliteDatabase } from '../../examples/receiver/sqlite-database.ts';
import { existingSqlite } from '../../examples/receiver/sqlite-existing.ts';
import { sqlStore } from '../../examples/receiver/sql-store.ts';
import { anotherReceiver, folder, folderForEachTest } from './each-test.ts';
import { message, order } from './samples.ts';
import { paymentsIn, submissionsIn } from './temporary-store.ts';

const FIRST_SCHEMA = readFileSync(new URL('first-version.sql', import.meta.url), 'utf8');

const AT = '2026-01-15T09:00:00.000Z';
const sample = order();
const [first, ...rest] = sample.lines;
if (!first) throw new Error('The sample order has lines');
const longName = { ...sample, lines: [{ ...first, name: `Paid\r\n${'x'.repeat(400)}` }, ...rest] };
const nested = `{"kind":"contact","more":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;

const ROWS = [
  ['first-key', 'contact', 'MSG-1', 0, JSON.stringify(message({ name: 'A\r\nB', email: 'Ann@example.com' }))],
  ['second-key', 'contact', 'MSG-1', 1, JSON.stringify(message())],
  ['third-key', 'contact', 'MSG-2', 0, nested],
  ['fourth-key', 'order', 'ORD-1', 0, JSON.stringify(sample)],
  ['fifth-key', 'order', 'ORD-2', 0, JSON.stringify(longName)],
] as const;

folderForEachTest();
let file: string;
beforeEach(() => {
  file = join(folder, 'receiver.db');
  const connection = new DatabaseSync(file);
  connection.exec(FIRST_SCHEMA);
  const insert = connection.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?)');
  for (const [key, kind, reference, suspect, body] of ROWS)
    insert.run(key, kind, reference, AT, suspect, body);
  connection.prepare('INSERT INTO payments VALUES (?, ?, ?)').run('ORD-1', 'paid', AT);
  connection.close();
});

/** Opens the file as a receiver does, and closes it again. */
async function migrated() {
  await (await sqliteDatabase(file)).close();
}

test('nothing is lost, and what today’s rules can read is cleaned', async () => {
  expect(() => existingSqlite(file, true)).toThrow('start the receiver once');
  await migrated();
  const kept = await submissionsIn({ DATABASE: file });
  expect(kept.map(({ key, kind, suspect, body }) => [key, kind, suspect ? 1 : 0, body])).toEqual(
    ROWS.map(([key, kind, , suspect, body]) => [key, kind, suspect, body]),
  );
  expect(kept.map(({ receivedAt }) => receivedAt)).toEqual(ROWS.map(() => AT));
  expect(kept[0]).toMatchObject({ reference: 'MSG-1', email: 'ann@example.com', fields: { name: 'A B' } });
  expect(kept[1]?.reference).toMatch(/^MSG-1-[0-9A-F]{8}$/);
  expect(kept[2]).toMatchObject({ reference: 'MSG-2', email: '', fields: undefined });
  expect(kept[3]).toMatchObject({
    email: 'wanjiku@example.co.ke',
    fields: {
      fullName: 'Wanjikũ wa Mwangi',
      notes: 'First floor.\nRing twice.',
      currency: 'USD',
      total: 1390.5,
    },
  });
  expect(await paymentsIn({ DATABASE: file })).toEqual([
    { reference: 'ORD-1', outcome: 'paid', note: '', at: AT },
  ]);
});

test('a second start changes nothing', async () => {
  await migrated();
  const after = await submissionsIn({ DATABASE: file });
  await migrated();
  expect(await submissionsIn({ DATABASE: file })).toEqual(after);
});

test('its orders are answered as before, shown and paid; nobody compared their names, so all are marked', async () => {
  const receiver = await anotherReceiver({}, sqlStore(await sqliteDatabase(file)));
  const again = await receiver.post('/orders', sample, { key: 'fourth-key' });
  expect(await again.json()).toMatchObject({ reference: 'ORD-1' });
  const page = await (await fetch(`${receiver.own}/pay/ORD-2`)).text();
  expect(page).toContain(`Named by the customer: <q><bdi>Paid ${'x'.repeat(400)}</bdi></q>`);
  expect(await (await fetch(`${receiver.own}/pay/ORD-1`)).text()).toContain('It is paid.');
});

test('what fails halfway leaves the file as it was', async () => {
  const connection = new DatabaseSync(file);
  connection.exec('CREATE TABLE first_submissions (a)');
  connection.close();
  await expect(migrated()).rejects.toThrow('first_submissions');
  using again = new DatabaseSync(file);
  expect(again.prepare('SELECT count(*) AS count FROM submissions').get()?.count).toBe(ROWS.length);
});
