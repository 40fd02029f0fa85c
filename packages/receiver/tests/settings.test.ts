/** Each wrong setting is named in a sentence, and nothing starts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readTestData } from '../../../tests/support/test-data.ts';
import { readSettings, settingsSchema } from '../settings.schema.ts';

const program = join(import.meta.dirname, '../main.ts');

function listSentences(settings: Parameters<typeof readSettings>[0]): readonly string[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('nothing has to be set, but Pesapal needs the whole account', () => {
  expect(readSettings({})).toMatchObject({ PORT: 4331, TRUSTED_PROXIES: 0 });
  const account = { PAYMENT: 'pesapal', PESAPAL_KEY: 'a-key' };
  expect(listSentences(account)).toEqual(['PESAPAL_SECRET is “”; receiver.env says what it must be.']);
  expect(listSentences({ ...account, PESAPAL_SECRET: 'a' })).toEqual([]);
});

test('the environment file explains every setting, and can be read', () => {
  const file = readFileSync(join(import.meta.dirname, '../deploy/receiver.env'), 'utf8');
  // Comments with a setting count as settings too.
  const settings = parseEnv(file.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  for (const set of [settings, parseEnv(file)]) expect(listSentences(set)).toEqual([]);
  for (const paragraph of file.trim().split('\n\n')) expect(paragraph).toMatch(/^# [A-Z]/);
});

test.each(Object.entries(readTestData<Record<string, string[]>>(import.meta.url)))(
  'a wrong %s is named in one sentence',
  (name, values) => {
    const sentence = new RegExp(`^${name} is “.*”; receiver.env says what it must be\\.$`);
    for (const value of values)
      expect(listSentences({ [name]: value }), value).toEqual([expect.stringMatching(sentence)]);
  },
);

test('each wrong setting gets a sentence, without passwords or codes that a terminal obeys', () => {
  const wrong = { SMTP_URL: 'https://user:secret@smtp.example.com', DATABASE_URL: 'mysql://a:secret@b' };
  expect(listSentences({ ...wrong, PORT: '\u001B[2J' })).toEqual([
    String.raw`PORT is “\u001b[2J”; receiver.env says what it must be.`,
    'DATABASE_URL cannot be read; receiver.env says what it must be.',
    'SMTP_URL cannot be read; receiver.env says what it must be.',
  ]);
  for (const SMTP_URL of ['', 'smtp.example.com', 'smtp://'])
    expect(listSentences({ SMTP_URL })).toHaveLength(1);
});

test.each([[[]], [['list']]])('the process ends with the sentence only, also of a command: %j', (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...command], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  });
  const sentence = 'PORT is “abc”; receiver.env says what it must be.';
  expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
});
