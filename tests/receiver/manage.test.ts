/** The commands as an operator runs them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand, USAGE } from '../../examples/receiver/commands.ts';
import { folder, folderForEachTest, receiver, receiverForEachTest } from './each-test.ts';
import { message, NOW_MS, order } from './samples.ts';

const script = join(import.meta.dirname, '../../examples/receiver/manage.ts');

receiverForEachTest();
folderForEachTest();

const run = async (...parameters: readonly string[]) =>
  Array.fromAsync(runCommand(receiver.place, parameters, NOW_MS + 86_400_000));

describe('what cannot be done is an error that says so', () => {
  test.each([
    [[], USAGE],
    [['show', 'all'], USAGE],
    [['export', 'xlsx'], USAGE],
    [['backup'], USAGE],
    [['backup', 'a', 'b'], USAGE],
    [['forget', 'zawadi'], USAGE],
    [['purge'], 'purge needs --older-than and a whole number of days'],
    [['purge', '--older-than', '-1'], 'argument is ambiguous'],
    [['purge', '--older-than', '1.5'], 'a whole number of days'],
    [['purge', '--older-than', '1', '--kind', 'all'], USAGE],
    [['show', '--evrything'], "Unknown option '--evrything'"],
  ])('%j', async (parameters, words) => {
    await receiver.post('/messages', message());
    await expect(run(...parameters)).rejects.toThrow(words);
    expect(await receiver.kept()).toHaveLength(1);
  });
});

test('what can be done says what it has done', async () => {
  await receiver.post('/messages', message({ name: 'Ann\u001B[2J' }));
  await receiver.post('/orders', order());
  expect((await run('show')).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: 'contact', fields: { name: 'Ann [2J' } },
    { kind: 'order', paid: false },
  ]);
  expect(await run('export', 'csv', '--email', 'AKINYI@example.co.ke')).toHaveLength(2);
  const [exported, ...others] = await run('export', 'json', '--email', 'akinyi@example.co.ke');
  expect(JSON.parse(exported ?? '')).toMatchObject({ kind: 'contact', fields: { name: 'Ann [2J' } });
  expect(others).toEqual([]);
  expect(await run('forget', ' Akinyi@example.co.ke')).toEqual(['Deleted 1 submission']);
  expect(await run('purge', '--older-than', '2')).toEqual(['Deleted 0 submissions']);
  expect(await run('purge', '--older-than', '1', '--kind', 'contact')).toEqual(['Deleted 0 submissions']);
  expect(await run('purge', '--older-than', '0')).toEqual(['Deleted 1 submission']);
});

test('the program says in one line what is the matter, and makes no file', () => {
  const absent = join(folder, 'receiver.db');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'show'], {
    env: { ...process.env, DATABASE: absent },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', `${absent} is not there\n`]);
  expect(readdirSync(folder)).toEqual([]);
});
