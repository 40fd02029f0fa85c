/** Checks that each invalid setting is named in a sentence, and that the receiver then does not start. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readTestData } from '../../../tests/support/test-data.ts';
import { readSettings, settingsSchema } from '../settings.schema.ts';

const program = join(import.meta.dirname, '../main.ts');

function listErrors(settings: Parameters<typeof readSettings>[0]) {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('every setting is optional, but Pesapal needs both credentials', () => {
  expect(readSettings({})).toMatchObject({ PORT: 4331, TRUSTED_PROXIES: 0 });
  const account = { PAYMENT: 'pesapal', PESAPAL_KEY: 'a-key' };
  expect(listErrors(account)).toEqual(['PESAPAL_SECRET is “”; receiver.env says what it must be.']);
  expect(listErrors({ ...account, PESAPAL_SECRET: 'a' })).toEqual([]);
});

test('receiver.env explains every setting and is valid', () => {
  const fileText = readFileSync(join(import.meta.dirname, '../deploy/receiver.env'), 'utf8');
  // receiver.env also explains settings that it leaves commented out.
  const settings = parseEnv(fileText.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  for (const parsed of [settings, parseEnv(fileText)]) expect(listErrors(parsed)).toEqual([]);
  for (const paragraph of fileText.trim().split('\n\n')) expect(paragraph).toMatch(/^# [A-Z]/);
});

test.each(Object.entries(readTestData<Record<string, string[]>>(import.meta.url)))(
  'each invalid value of %s is reported',
  (name, invalidValues) => {
    const error = new RegExp(`^${name} is “.*”; receiver.env says what it must be\\.$`);
    for (const value of invalidValues)
      expect(listErrors({ [name]: value }), value).toEqual([expect.stringMatching(error)]);
  },
);

test('each invalid setting is reported without passwords and control characters', () => {
  const invalidUrls = {
    SMTP_URL: 'https://user:secret@smtp.example.com',
    DATABASE_URL: 'mysql://a:secret@b',
  };
  expect(listErrors({ ...invalidUrls, PORT: '\u001B[2J' })).toEqual([
    String.raw`PORT is “\u001b[2J”; receiver.env says what it must be.`,
    'DATABASE_URL cannot be read; receiver.env says what it must be.',
    'SMTP_URL cannot be read; receiver.env says what it must be.',
  ]);
  for (const SMTP_URL of ['', 'smtp.example.com', 'smtp://'])
    expect(listErrors({ SMTP_URL })).toHaveLength(1);
});

test.each([{ command: [] }, { command: ['list'] }])(
  'with the command $command, the process prints only the error and ends',
  ({ command }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...command], {
      env: { ...process.env, PORT: 'abc' },
      encoding: 'utf8',
    });
    const error = 'PORT is “abc”; receiver.env says what it must be.';
    expect([status, stdout, stderr]).toEqual([1, '', `${error}\n`]);
  },
);
