/** The commands as an operator runs them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { USAGE } from '../../commands/commands.ts';
import { folder, folderForEachTest, receiver, receiverForEachTest } from '../each-test.ts';
import { message, order } from '../samples.ts';

receiverForEachTest();
folderForEachTest();

test.each(Object.entries(readTestData<Record<string, string>>(import.meta.url)))(
  '“%s” cannot be done, and the error says why',
  async (command, words) => {
    await receiver.post('/messages', message());
    const doing = receiver.command(...command.split(' ').filter(Boolean));
    await expect(doing).rejects.toThrow(words === 'usage' ? USAGE : words);
    expect(await receiver.stored()).toHaveLength(1);
  },
);

test('a list has a line for each, and one is shown by its reference or its order number', async () => {
  const { reference } = message();
  await receiver.post('/messages', message({ name: 'Ann\u001B[2J' }, 'https://spam.example'));
  await receiver.post('/orders', order());
  expect(await receiver.command('list')).toEqual([
    `2026-01-15 09:00  message  ${reference}  Ann [2J  akinyi@example.co.ke  suspect`,
    '2026-01-15 09:00  order    ORD-1  Wanjikũ wa Mwangi  wanjiku@example.co.ke  INV-1768467600001  USD 1,390.50  pending',
  ]);
  const [shown = '', ...others] = await receiver.command('show', 'ORD-1');
  expect(others).toEqual([]);
  expect(shown.split('\n').slice(0, 3)).toEqual(['{', '  "kind": "order",', '  "key": "key-of-a-test",']);
  const parsed: unknown = JSON.parse(shown);
  expect(parsed).toMatchObject({ reference: 'ORD-1', status: 'pending', body: JSON.stringify(order()) });
  expect(await receiver.command('show', order().record.orderNumber)).toEqual([shown]);
  const all = await receiver.command('export', 'json');
  expect(all.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: 'contact', reference, fields: { name: 'Ann [2J' } },
    parsed,
  ]);
  const { email = '' } = order().record;
  expect(await receiver.command('export', 'json', '--email', email.toUpperCase())).toEqual(all.slice(1));
});

test('the program says in one line what is the matter, and makes no file', () => {
  const absent = join(folder, 'receiver.db');
  const program = join(import.meta.dirname, '../../manage.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'export', 'json'], {
    env: { ...process.env, DATABASE: absent },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', `DATABASE ${absent} cannot be used: it is not there.\n`]);
  expect(readdirSync(folder)).toEqual([]);
});
