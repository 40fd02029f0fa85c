/** What is set wrongly is said in a sentence, and nothing starts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, SETTINGS } from '../settings.schema.ts';
import { listening } from '../../../tests/support/free-port.ts';
import { folder, folderForEachTest } from './each-test.ts';

const program = join(import.meta.dirname, '../main.ts');

const sentences = (settings: Parameters<typeof readSettings>[0]) => {
  const read = readSettings(settings);
  return read.ok ? [] : read.sentences;
};

test('nothing has to be set; what is set is read', () => {
  expect(readSettings({})).toMatchObject({ ok: true, settings: { PORT: 4331, TRUSTED_PROXIES: 0 } });
  const settings = { PORT: 0, TRUSTED_PROXIES: 2 };
  expect(readSettings({ PORT: '0', TRUSTED_PROXIES: '2' })).toMatchObject({ ok: true, settings });
});

test('Pesapal is not begun with half an account', () => {
  expect(sentences({ PAYMENT: 'pesapal', PESAPAL_KEY: 'a-key' })).toEqual([
    'PESAPAL_SECRET is “”; it must be as the Pesapal account has it.',
  ]);
  expect(sentences({ PAYMENT: 'pesapal', PESAPAL_KEY: 'a-key', PESAPAL_SECRET: 'a' })).toEqual([]);
});

test('the environment file of an installation explains every setting, and can be read', () => {
  const file = readFileSync(join(import.meta.dirname, '../deploy/receiver.env'), 'utf8');
  // With what is not set there.
  const settings = parseEnv(file.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings).toSorted()).toEqual(SETTINGS.toSorted());
  for (const set of [settings, parseEnv(file)]) expect(sentences(set)).toEqual([]);
  for (const paragraph of file.trim().split('\n\n')) expect(paragraph).toMatch(/^# [A-Z]/);
});

test.each([
  ['PORT', ['abc', '', '65536', '-1', '4331.5', '0x10', '1e3']],
  ['DATABASE', ['']],
  ['SITE_ORIGIN', ['example.com', 'https://example.com/', 'ftp://example.com', 'https://a.b/c', '']],
  ['RECEIVER_ORIGIN', ['localhost:4331', 'https://EXAMPLE.com']],
  ['TRUSTED_PROXIES', ['-1', '10', '127.0.0.1']],
  ['RATE_LIMIT', ['0', '-5', '2.5', 'many', '1000001']],
  ['HOST', ['', 'my host']],
  ['CATALOGUE', ['']],
  ['PAYMENT', ['', 'paypal', 'Invoice']],
  ['PESAPAL_URL', ['pay.pesapal.com', '']],
  ['MAIL_FROM', ['', 'Company', 'a@b.c\nBcc: d@e.f', 'Company <a@example.com>']],
  ['SALES_MAIL', ['', 'a@example.com, b@example.com']],
])('a wrong %s is said in one sentence', (name, values) => {
  for (const value of values)
    expect(sentences({ [name]: value }), `${name}=${value}`).toEqual([
      expect.stringMatching(new RegExp(`^${name} is “.*”; it must be [a-z].+\\.$`)),
    ]);
});

test('what has a password is not printed, and several are said each in a sentence, with nothing for a terminal to obey', () => {
  expect(
    sentences({
      SMTP_URL: 'https://user:secret@smtp.example.com',
      DATABASE_URL: 'mysql://a:secret@b',
      PORT: '\u001B[2J',
    }),
  ).toEqual([
    String.raw`PORT is “\u001b[2J”; it must be a whole number from 0 to 65535.`,
    'DATABASE_URL cannot be read; it must be an address like postgres://receiver:password@db.example.com/receiver.',
    'SMTP_URL cannot be read; it must be an address like smtps://user:password@smtp.example.com.',
  ]);
  for (const SMTP_URL of ['', 'smtp.example.com', 'smtp://']) expect(sentences({ SMTP_URL })).toHaveLength(1);
});

folderForEachTest();
test('the process ends with the sentence alone', async () => {
  const taken = createServer();
  onTestFinished(() => {
    taken.close();
  });
  const port = await listening(taken);
  const ends = [
    [{ PORT: 'abc' }, 'PORT is “abc”; it must be a whole number from 0 to 65535.'],
    [
      { PORT: String(port), DATABASE: join(folder, 'receiver.db') },
      `It cannot listen on port ${port} of 127.0.0.1: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`,
    ],
  ] as const;
  for (const [settings, sentence] of ends) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: undefined, ...settings },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
  }
});
