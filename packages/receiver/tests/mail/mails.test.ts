/** The text of each mail to the company and to the customer, made from a request. */
import { create, type Font } from 'fontkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { getColour } from '../../brand/brand.ts';
import { LOGO, TEXT_FONT } from '../../brand/site-files.ts';
import type { Mail } from '../../mail/mail.ts';
import { formatDay } from '../../mail/text.ts';
import { CatalogueUnavailable } from '../../orders/catalogue.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { KEY } from '../receiver.ts';
import { catalogue, buildMessage, NOW_MS, buildOrder } from '../samples.ts';
import {
  composeMailAbout,
  createPayment,
  expectLetter,
  PAID,
  readPdfColours,
  readPdfLines,
} from './composed.ts';

startReceiverForEachTest();

test('an order of the small hours carries the office’s day', () => {
  expect(formatDay('2026-01-15T21:30:00Z')).toBe('16 January 2026');
});

describe('of a message', () => {
  test('the company reads what was written, by whom, and how to answer', async () => {
    const company = 'Wanjiku & Daughters';
    await receiver.post(
      '/messages',
      buildMessage({ company, message: 'Habari,\n\nPaid: yes', phone: '+256 772 123 456' }),
    );
    const settings = { from: 'website@example.com', sales: 'sales@example.com' };
    await expectLetter('message', await composeMailAbout('received', settings));
  });

  test.each([
    ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
    ['0772 123 456', undefined],
    ['+44 (0)20 7946 0018', undefined],
    ['+0772 123 456', undefined],
  ])('the phone number %s has the WhatsApp link %s', async (phone, link) => {
    await receiver.post('/messages', buildMessage({ phone }));
    const { text } = await composeMailAbout('received');
    expect(/WhatsApp: (.*)/.exec(text)?.[1]).toBe(link);
  });

  test('nothing typed moves a terminal, passes for a line of ours, or is read as other text', async () => {
    const hostile = '=?Ann\u001B[2J\u202E\u200B';
    const typed = { name: `${hostile}\r\nTo: all`, message: `${hostile}\r\n\u0000End` };
    await receiver.post('/messages', buildMessage(typed));
    const mail = await composeMailAbout('received');
    await expectLetter('hostile-message', mail);
    expect(mail.text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('many make one mail, with the address of each, and a reply to it reaches none of them', async () => {
    await receiver.post('/messages', buildMessage({ phone: '00254 712 345 678' }));
    const typed = { name: 'Ben', email: 'ben@example.com', message: 'Jambo\n## From' };
    await receiver.post('/messages', buildMessage(typed, 'filled in', 8), { key: 'another-key' });
    await expectLetter('two-messages', await composeMailAbout('received'));
  });

  test('that is an order says so with its number, is found by it, and cannot be noted as paid', async () => {
    const orderNumber = 'INV-1768467600000';
    const sentRequest = { ...buildMessage({ message: `Order ${orderNumber}` }), kind: 'order', orderNumber };
    await receiver.post('/messages', sentRequest);
    const { subject } = await composeMailAbout('received');
    expect(subject).toMatch(/^Order INV-1768467600000 from Akinyi \(MSG-/);
    expect(await receiver.command('show', orderNumber)).not.toEqual([]);
    await expect(receiver.command('paid', orderNumber)).rejects.toThrow('There is no order');
  });

  test('nothing is written while the site does not say who sells', async () => {
    await receiver.post('/messages', buildMessage());
    const unknown = { catalogue: () => Promise.resolve({ ...catalogue, seller: undefined }) };
    await expect(composeMailAbout('received', unknown)).rejects.toThrow(CatalogueUnavailable);
  });
});

/** Leaves only letters and digits, which no markup changes. */
const keepWords = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, '');

/** Expects the words of the text in the HTML, and dark letters on light ground in the PDF. */
async function expectSameWords(mail: Mail) {
  const [, html = ''] = mail.html?.split('</h1>') ?? [];
  const withAddresses = html.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1');
  expect(keepWords(withAddresses.replaceAll(/<[^>]*>/g, ''))).toBe(keepWords(mail.text));
  expect(await readPdfColours(mail)).toEqual({
    letters: ['ink', 'slate'].map(getColour),
    shapes: ['clay', 'sand'].map(getColour),
  });
}

describe('of an order', () => {
  /** Unusual values, which are printed as they were typed. */
  const typed = {
    fullName: "J.M. Ng’ang’a O'Brien",
    company: 'A/C 0112345678901',
    billingAddress: 'P.O. Box 0712345678, A/B No.7',
    notes: 'Gate code 5\nTotal: USD 1',
  };
  beforeEach(async () => {
    await receiver.post('/orders', buildOrder(1, typed));
  });

  test('the company reads what was ordered, by whom, and that it is not paid yet, or cancelled by then', async () => {
    await expectLetter('order', await composeMailAbout('received'));
    const payments = [createPayment('cancelled', PAID.at)];
    expect((await composeMailAbout('received', { payments })).subject).toMatch(/, cancelled$/);
  });

  test.each([
    ['differs', [], 'Too many came'],
    ['reversed', [PAID], undefined],
  ] as const)('the company reads of a payment that %s, in whose words', async (outcome, before, heldBack) => {
    const payments = [...before, createPayment(outcome, '2026-02-01T09:00:00.000Z', 'paid: USD 1\u202E')];
    await expectLetter(outcome, await composeMailAbout(outcome, { payments, heldBack }));
  });

  test('the customer gets the invoice, line by line, with how to pay and on which terms', async () => {
    const mail = await composeMailAbout('invoice');
    await expectLetter('proforma', mail);
    const { lines, totalPages } = await readPdfLines(mail);
    expect([totalPages, mail.logo]).toEqual([1, LOGO]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('letters/proforma.pdf.txt');
    await expectSameWords(mail);
  });

  test('the customer gets a receipt once it is paid, and nothing about how to pay', async () => {
    const [stored] = await receiver.listStored();
    const fields = stored?.fields as { readonly lines: readonly { readonly billing: string }[] };
    const lines = fields.lines.filter(({ billing }) => billing === 'once');
    await receiver.damage(KEY, JSON.stringify({ ...fields, lines, total: 540.5 }));
    const mail = await composeMailAbout('confirmation', { sales: 'sales@example.com' });
    await expectLetter('receipt', mail);
    const drawn = await readPdfLines(mail);
    await expect(`${drawn.lines.join('\n')}\n`).toMatchFileSnapshot('letters/receipt.pdf.txt');
    await expectSameWords(mail);
  });

  test('the PDF brings its fonts, says its language, and can be read aloud in order', async () => {
    const { pdf } = await composeMailAbout('invoice');
    const bytes = Buffer.from(pdf?.content ?? []).toString('latin1');
    const fonts = Array.from(bytes.matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g), ([, name]) => name);
    expect(fonts.toSorted()).toEqual(['BricolageGrotesque', 'NotoSans']);
    expect(bytes.match(/\/FontFile[23] /g)).toHaveLength(2);
    expect(bytes).not.toContain('/Type1');
    for (const expectedText of ['/Lang (en-KE)', '/Marked true', '/S /TH'])
      expect(bytes).toContain(expectedText);
  });

  test('mailed late says that its price has lapsed', async () => {
    const { text } = await composeMailAbout('invoice', { now: () => NOW_MS + 31 * 24 * 60 * 60 * 1000 });
    expect(text).toContain('This price stood until 14 February 2026. Write to us before you pay.');
    expect(text).not.toMatch(/KES \d/);
  });

  test('that is longer than a page continues on the next', async () => {
    const [stored] = await receiver.listStored();
    const [line = {}] = stored?.fields.lines as object[];
    const lines = Array<object>(40).fill(line);
    await receiver.damage(KEY, JSON.stringify({ ...stored?.fields, lines }));
    const drawn = await readPdfLines(await composeMailAbout('invoice'));
    expect(drawn.totalPages).toBeGreaterThan(1);
    expect(drawn.lines.filter((text) => text === '1 USD 850 USD 850')).toHaveLength(40);
  });
});

/** Latin letters of Africa’s languages. A tone or a nasal vowel has no separate letter. */
const LETTERS = [
  ...Array.from('ɓɗƙƴŋɲɛɔəǝɩʊɖƒɣʋɠƭƥƈɨʉǀǁǂǃɑɦṣẹọịụṅṃńḿǹẽĩũãõñšžẓḍṭḥʼꞌ'),
  ...['n\u0304', 'm\u0300', 'ẹ\u0301', 'ọ\u0300', 's\u0323', 'ŋ\u0301'],
  ...Array.from('ɛɔɩʊəaeiou').flatMap((vowel) =>
    Array.from('\u0300\u0301\u0302\u0303\u0304\u030C\u0323\u0331', (mark) => vowel + mark),
  ),
].flatMap((letter) => [letter.normalize('NFC'), letter.toUpperCase().normalize('NFC')]);

test('the font has every Latin letter of Africa, and draws its marks above or below it', () => {
  const font = create(Buffer.from(TEXT_FONT)) as Font;
  for (const letter of LETTERS) {
    const { glyphs, positions } = font.layout(`a${letter}`);
    const isDrawn = glyphs.every(({ id, path }) => id > 0 && path.commands.length > 0);
    const spaced = positions.filter(({ xAdvance }) => xAdvance > 0);
    expect([letter, isDrawn, spaced.length]).toEqual([letter, true, 2]);
  }
});

test('the PDF draws these letters, and the office reads which others it cannot draw', async () => {
  const fullName = `${LETTERS.slice(0, 60).join('')} Ωμέγα Жанна`;
  await receiver.post('/orders', buildOrder(1, { fullName, city: 'አዲስ 王' }));
  const { lines } = await readPdfLines(await composeMailAbout('invoice'));
  expect(lines.join('')).toContain(fullName);
  expect(lines.join(' ')).toContain('\uFFFD\uFFFD\uFFFD \uFFFD');
  const { text } = await composeMailAbout('received');
  expect(text).toContain('The customer’s PDF has \uFFFD for what it cannot draw: አ ዲ ስ 王\n');
});

test('an order under a stranger’s address leads nowhere in their mail; the company reads it as it was typed', async () => {
  const sentRequest = buildOrder(1, { fullName: 'Overdue.Pay at evil.example' });
  const name = 'Cabling”: USD 1. See //evil.example: “';
  const rename = <Item extends { id: string }>(item: Item) =>
    item.id === 'custom' ? { ...item, name } : item;
  const record = { ...sentRequest.record, items: sentRequest.record.items.map(rename) };
  await receiver.post('/orders', { ...sentRequest, record, lines: sentRequest.lines.map(rename) });
  const mail = await composeMailAbout('invoice');
  const { html = '' } = mail;
  const shownText = html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const drawn = (await readPdfLines(mail)).lines.join(' ');
  for (const expectedText of [
    'Overdue. Pay at evil. example',
    'customer: “Cabling": USD 1. See / /evil. example: "”',
  ])
    for (const text of [mail.text, shownText, drawn]) expect(text).toContain(expectedText);
  const office = await composeMailAbout('received');
  for (const expectedText of ['> Overdue.Pay at evil.example', '“Cabling": USD 1. See //evil.example: "”'])
    expect(office.text).toContain(expectedText);
  const links = html.matchAll(/\s(?:href|src|background|action)\s*=\s*"?([^"\s>]*)/gi);
  expect(Array.from(links, ([, to]) => to)).toEqual([
    'cid:logo',
    'https://www.example.com/terms/version-1-1',
    'https://www.example.com/refund/version-1-0',
  ]);
  expect(html).not.toMatch(/<(?:script|link|iframe|form)|url\(|@import/i);
});
