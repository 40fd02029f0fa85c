/** What was sent to break the reading of everything else, or to speak through a terminal, a log or a payment page. */
import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../store/database.ts';
import { exportLines, type Format } from '../commands/export.ts';
import { faultLine } from '../log.ts';
import { visible, visibleJson } from '../visible-text.ts';
import { receiver, receiverForEachTest } from './each-test.ts';
import { KEY } from './receiver.ts';
import { HOSTILE, message, order } from './samples.ts';
import { readFrom } from './temporary-store.ts';

receiverForEachTest();

const exported = (format: Format) =>
  readFrom(receiver.place, (database) => Array.fromAsync(exportLines(database, format)));

const TURNED = 'Ann\u202Eda\u009B31m\u001B[2J\r\nFrom: bank\u2066\u0000';
const TAG = 'Ann\u{E0041}\u200B';

test('the cleaned fields are stored, no unknown ones, and the request body beside them unchanged', async () => {
  const changes = { name: TURNED, company: ' A\tB ', message: `One\r\nTwo\u0000\u202E` };
  const newer = { ...message(changes), more: [[[]]] };
  await receiver.post('/messages', newer);
  const shopper = { email: ' Ann@Example.co.ke\u202E', billingAddress: '1 Road\u0000\r\n2' };
  await receiver.post('/orders', order(1, { fullName: TURNED, ...shopper }));
  const name = 'Annda 31m [2J From: bank';
  expect(await receiver.kept()).toMatchObject([
    { fields: { name, company: 'A B', message: 'One\nTwo' }, body: JSON.stringify(newer) },
    {
      email: 'ann@example.co.ke',
      fields: { fullName: name, email: 'Ann@Example.co.ke', billingAddress: '1 Road 2' },
      body: JSON.stringify(order(1, { fullName: TURNED, ...shopper })),
    },
  ]);
  expect((await receiver.kept())[0]?.fields).not.toHaveProperty('more');
});

test.each(HOSTILE)('%j is stored unchanged, from a plain form, a message and an order', async (text) => {
  const typed = { name: text, email: 'akinyi@example.co.ke', message: `${text}\r\n${text}` };
  const bodies = [message(typed), order(1, { fullName: text, notes: `${text}\n${text}` })];
  const statuses = [
    await receiver.postForm('/messages', typed),
    await receiver.post('/messages', bodies[0]),
    await receiver.post('/orders', bodies[1]),
  ].map(({ status }) => status);
  expect(statuses).toEqual([303, 200, 200]);
  const [plain, ...others] = (await receiver.kept()).map(({ body }) => body);
  expect(JSON.parse(plain ?? '')).toMatchObject(typed);
  expect(others).toEqual(bodies.map((body) => JSON.stringify(body)));
});

/** Controls, format characters and separators; the line breaks between and within cells apart. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

describe('signs that nobody sees are spelt out', () => {
  const hostile = `${TURNED}${TAG}\u2028\uFEFF\uD800`;

  test('in a text, with no other change', () => {
    expect(visible(TURNED)).toBe('Ann\\u202eda\\u009b31m\\u001b[2J\\u000d\\u000aFrom: bank\\u2066\\u0000');
    expect(visible('Wanjikũ 👩🏾 O’Brien\u00A0مرحبا')).toBe('Wanjikũ 👩🏾 O’Brien\u00A0مرحبا');
  });

  test('in JSON, which stays the same value', () => {
    const line = visibleJson({ hostile });
    expect(line).not.toMatch(UNSEEN);
    expect(JSON.parse(line)).toEqual({ hostile });
  });

  test.each<Format>(['list', 'json', 'csv'])('in %s', async (format) => {
    const sent = message({ name: `${TAG}x`, message: `${hostile}=`, company: '=1+1' });
    expect((await receiver.post('/messages', { ...sent, page: `/${hostile}` })).status).toBe(200);
    const [first = '', ...rest] = await exported(format);
    const lines = [first.replace(/^\uFEFF(?=kind,)/, ''), ...rest];
    expect(lines).toHaveLength(format === 'csv' ? 2 : 1);
    expect(lines.join('\n')).not.toMatch(UNSEEN);
    expect(lines.join('\n')).toContain(String.raw`\udb40\udc41`);
  });

  test('in a log, on one line', () => {
    expect(faultLine(new StoreUnavailable(`no ${TURNED}`))).toBe(`StoreUnavailable: no ${visible(TURNED)}`);
    const line = faultLine(new TypeError(hostile));
    expect(line).not.toMatch(UNSEEN);
    expect(line).toMatch(/^TypeError: Ann.* \| at /);
    expect(line).not.toContain('\n');
  });
});

describe('a spreadsheet', () => {
  test('runs no formula, and shows line breaks, commas and quotation marks as they were', async () => {
    const sent = message({ name: '=HYPERLINK("http://evil.example")', company: '@a', message: 'a,b\n"c"' });
    await receiver.post('/messages', { ...sent, phone: '+254712345678' });
    const [, line] = await exported('csv');
    expect(line).toBe(
      `contact,${sent.reference},2026-01-15T09:00:00.000Z,false,,akinyi@example.co.ke,,` +
        `"'=HYPERLINK(""http://evil.example"")",'@a,+254712345678,"a,b\n""c""",/contact,,,,,,,,,`,
    );
  });

  test('that cuts at semicolons, tabs or line breaks runs none either', async () => {
    const text = 'Habari;=1+1;\t@a\n +2\n-3|＝4; "=5" = 6 - 7';
    await receiver.post('/messages', { ...message({ name: 'Ann' }), message: text });
    const [, line = ''] = await exported('csv');
    const pieces = line.split(/[,;|\n]/).map((piece) => piece.replaceAll(/^[\s"]+/g, ''));
    expect(pieces.filter((piece) => /^[=+\-@＝＋－＠]/.test(piece))).toEqual([]);
    expect(line).toContain(`"Habari;'=1+1;`);
    expect(line).toContain(`= 6 - 7"`);
  });

  test('is told that the file is UTF-8, and has an order on one line, with what is ordered', async () => {
    await receiver.post('/orders', order());
    const [header = '', line = ''] = await exported('csv');
    expect(header).toMatch(/^\uFEFFkind,reference,/);
    expect(header.split(',')).toHaveLength(21);
    expect(line).toContain('USD,1390.5,"[{""id"":""server-management""');
  });
});

describe('reading goes on past a row that cannot be read', () => {
  test.each<Format>(['json', 'csv'])('in %s', async (format) => {
    await receiver.post('/messages', message(), { key: 'first-key' });
    await receiver.damage('first-key', '{"name":');
    await receiver.post('/orders', order(), { key: KEY });
    const lines = await exported(format);
    expect(lines).toHaveLength(format === 'csv' ? 3 : 2);
    if (format === 'json') expect(lines[0]).toContain('"fields":"cannot be read"');
    expect(lines.at(-2), 'what it is').toContain('Habari');
    expect(lines.at(-1)).toContain('ORD-1');
  });
});
