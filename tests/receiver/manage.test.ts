/** The commands as an operator runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver, type RunningReceiver } from './receiver.ts';
import { message } from './samples.ts';
import { temporaryFolder } from './temporary-store.ts';

const script = new URL('../../examples/receiver/manage.ts', import.meta.url).pathname;

let receiver: RunningReceiver;
let folder: string;
beforeEach(async () => {
  receiver = await startReceiver();
  folder = temporaryFolder();
});
afterEach(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

async function manage(parameters: readonly string[], settings = {}) {
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { ...process.env, DATABASE: receiver.file, ...settings },
  });
  const [[status], printed, errors] = await Promise.all([
    once(child, 'exit') as Promise<[number]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, printed, errors };
}

test('what cannot be done is a sentence, and nothing is made', async () => {
  const absent = join(folder, 'receiver.db');
  const usage = /^node examples\/receiver\/manage\.ts COMMAND/;
  const cases = [
    [['show'], { DATABASE: absent }, `${absent} is not there\n`],
    [['show'], { DATABASE: ':memory:' }, /^DATABASE is “:memory:”; it must be the path of a file.*\n$/],
    [['forget', 'zawadi'], {}, usage],
    [['purge'], {}, 'purge needs --older-than and a whole number of days\n'],
    [['purge', '--older-than', '1', '--kind', 'all'], {}, usage],
    [['restore', absent], { DATABASE: join(folder, 'new.db') }, `${absent} is not there\n`],
    [['show', '--evrything'], {}, /^Unknown option '--evrything'[^\n]*\n$/],
  ] as const;
  const ended = await Promise.all(cases.map(([parameters, settings]) => manage(parameters, settings)));
  for (const [index, { status, printed, errors }] of ended.entries()) {
    expect([status, printed]).toEqual([1, '']);
    expect(errors).toMatch(cases[index]?.[2] ?? '');
  }
  expect(ended).toHaveLength(7);
  expect(readdirSync(folder)).toEqual([]);
});

test('what can be done says what it has done', async () => {
  await receiver.post('/messages', message({ name: 'Ann\u001B[2J' }));
  const backup = join(folder, 'backup.db');
  const restored = { DATABASE: join(folder, 'receiver.db') };
  const shown = await manage(['show']);
  expect(JSON.parse(shown.printed)).toMatchObject({ fields: { name: 'Ann [2J' } });
  expect((await manage(['export', 'csv', '--email', 'AKINYI@example.co.ke'])).printed).toContain(',Ann [2J,');
  expect(await manage(['backup', backup])).toMatchObject({ status: 0, printed: `1 submission in ${backup}\n` });
  expect(existsSync(backup)).toBe(true);
  expect((await manage(['restore', backup], restored)).printed).toBe(`1 submission in ${restored.DATABASE}\n`);
  expect((await manage(['forget', 'Akinyi@example.co.ke'])).printed).toBe('Deleted 1 submission\n');
  expect((await manage(['purge', '--older-than', '0'], restored)).printed).toBe('Deleted 1 submission\n');
});
