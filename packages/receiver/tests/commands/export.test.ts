/**
 * Checks that exports and lists of hostile text cannot control a terminal or run a formula, and lose no row.
 */
import { describe, expect, test } from 'vitest';
import { escapeInvisible } from '../../visible-text.ts';
import { expectWording, receiver, startReceiverForEachTest } from '../each-test.ts';
import { buildOrder } from '../samples.ts';

startReceiverForEachTest();

type Format = 'list' | 'json' | 'orders';

const exportLines = (format: Format) =>
  format === 'list' ? receiver.runCommand('list') : receiver.runCommand('export', format);

/**
 * Matches control and format characters, separators of lines, and halves of surrogate pairs, except line
 * breaks.
 */
const INVISIBLE_CHARACTERS_PATTERN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

test('an export keeps visible characters, and joiners in words and emoji', () => {
  const harmlessText = 'Ng’ang’ũ 👩🏾\u200D💻\u00A0می\u200Cخواهم';
  expect(escapeInvisible(harmlessText)).toBe(harmlessText);
});

test.each<Format>(['list', 'json', 'orders'])('the format %s has no invisible characters', async (format) => {
  const fullName = 'Ann\u{E0041}\u200Bx';
  const notes = 'Ann\u202Eda\u009B31m\u001B[2J\r\nFrom: bank\u2066\u0000\u2028\uFEFF\uD800=';
  const sentOrder = buildOrder(1, { fullName, notes, company: '=1+1' });
  expect((await receiver.post('/orders', sentOrder)).status).toBe(200);
  // The byte order mark at the start of the export for spreadsheets is invisible too, but intended.
  const text = (await exportLines(format)).join('\n').replace(/^\uFEFF(?=orderNumber,)/, '');
  expect(text).not.toMatch(INVISIBLE_CHARACTERS_PATTERN);
  expect(text).toContain(String.raw`\udb40\udc41`);
});

describe('the export for spreadsheets', () => {
  const exportLineWith = async (changes: Parameters<typeof buildOrder>[1]) => {
    await receiver.post('/orders', buildOrder(1, changes));
    const [, line = ''] = await exportLines('orders');
    return line;
  };

  test('contains the customer’s text, but no formula', async () => {
    const notes = `a,b\n"c"\nHabari;=1+1;\t@a\n +2\n-3|＝4;＋5;－6;＠b; "=5" = 6 - 7${'\n'.repeat(400)} =1+1`;
    const line = await exportLineWith({ fullName: '=HYPERLINK("evil.example")', company: '@a', notes });
    expectWording(line, [`,"'=HYPERLINK(""evil.example"")",`, ",'@a,", `,"a,b\n""c""\n`, "' =1+1"]);
    // A spreadsheet may split the line at any of these characters, so no part may begin like a formula.
    const cells = line.split(/[,;|\n]/).map((cell) => cell.replaceAll(/^[\s"]+/g, ''));
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expectWording(line, ["Habari;'=1+1;", '= 6 - 7\n']);
  });

  test.each(['00100', '+254 00100', '1e5', '3/4', '1,000'])('marks %s as text', async (company) => {
    const line = await exportLineWith({ company });
    expect(line.replaceAll('"', '')).toContain(`,'${company},12 Market Street,`);
  });

  test('begins with a byte order mark, and has one line for each order', async () => {
    await receiver.post('/orders', buildOrder(1, { kraPin: 'A012345678Z' }));
    await receiver.runCommand('paid', 'ORD-1', '--note', 'QAB12CD3EF');
    receiver.advanceClock(60_000);
    await receiver.runCommand('refunded', 'ORD-1', '--note', 'KCB 18');
    const [header = '', ...lines] = await receiver.runCommand('export', 'orders');
    expect(header[0]).toBe('\uFEFF');
    await expect(`${[header.slice(1), ...lines].join('\n')}\n`).toMatchFileSnapshot('orders.csv');
  });
});

test.each<Format>(['list', 'json', 'orders'])(
  'the format %s includes rows that cannot be read',
  async (format) => {
    for (const key of ['first-key', 'second-key', 'third-key'])
      await receiver.post('/orders', buildOrder(), { key });
    // The fields of the first order are not JSON, and the total of the second one is less than a cent.
    await receiver.overwriteFields('first-key', '{"name":');
    const fields = (await receiver.listStoredSubmissions()).at(-1)?.fields;
    await receiver.overwriteFields('second-key', JSON.stringify({ ...fields, total: 0.001 }));
    const lines = await exportLines(format);
    // The last three lines are the three orders.
    for (const [index, reference] of ['ORD-1', 'ORD-2', 'ORD-3'].entries())
      expect(lines.at(index - 3)).toContain(reference);
  },
);
