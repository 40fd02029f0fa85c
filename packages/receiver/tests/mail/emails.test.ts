/** Checks the text of each email to the office and to the customer, and the PDF of an invoice. */
import { create, type Font } from 'fontkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import { getLightColour } from '../../brand/brand.ts';
import { LOGO, TEXT_FONT } from '../../brand/site-files.ts';
import type { Email } from '../../mail/email.ts';
import { formatDay } from '../../mail/text.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { KEY } from '../receiver.ts';
import { buildMessage, NOW_MS, buildOrder } from '../samples.ts';
import {
  composeEmail,
  createPaymentRecord,
  expectEmailSnapshot,
  PAID_RECORD,
  readPdfColours,
  readPdfLines,
} from './compose-email.ts';

startReceiverForEachTest();

test('a time after midnight in Kenya is shown with the day in Kenya', () => {
  expect(formatDay('2026-01-15T21:30:00Z')).toBe('16 January 2026');
});

describe('emails about messages', () => {
  test('the office’s email shows the message, its sender and how to reply', async () => {
    const company = 'Wanjiku & Daughters';
    await receiver.post(
      '/messages',
      buildMessage({ company, message: 'Habari,\n\nPaid: yes', phone: '+256 772 123 456' }),
    );
    const settings = { fromAddress: 'website@example.com', salesAddress: 'sales@example.com' };
    await expectEmailSnapshot('message', await composeEmail('received', settings));
  });

  test.each([
    ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
    ['0772 123 456', undefined],
    ['+44 (0)20 7946 0018', undefined],
    ['+0772 123 456', undefined],
  ])('the phone number %s has the WhatsApp link %s', async (phone, link) => {
    await receiver.post('/messages', buildMessage({ phone }));
    const { text } = await composeEmail('received');
    expect(/WhatsApp: (.*)/.exec(text)?.[1]).toBe(link);
  });

  test('text from a visitor cannot contain control characters or imitate lines of the email', async () => {
    const hostileText = '=?Ann\u001B[2J\u202E\u200B';
    const formFields = { name: `${hostileText}\r\nTo: all`, message: `${hostileText}\r\n\u0000End` };
    await receiver.post('/messages', buildMessage(formFields));
    const email = await composeEmail('received');
    await expectEmailSnapshot('hostile-message', email);
    expect(email.text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('a reply to an email with several messages goes to none of their senders', async () => {
    await receiver.post('/messages', buildMessage({ phone: '00254 712 345 678' }));
    const formFields = { name: 'Ben', email: 'Ben@example.com', message: 'Jambo\n## From' };
    await receiver.post('/messages', buildMessage(formFields, { honeypot: 'filled in', number: 8 }), {
      key: 'another-key',
    });
    const fromAddress = 'website@example.com';
    await expectEmailSnapshot('two-messages', await composeEmail('received', { fromAddress }));
  });

  test('an order sent as a message is found by its number, and cannot be marked as paid', async () => {
    const orderNumber = 'INV-1768467600000';
    const sentRequest = { ...buildMessage({ message: `Order ${orderNumber}` }), kind: 'order', orderNumber };
    await receiver.post('/messages', sentRequest);
    const { subject } = await composeEmail('received');
    expect(subject).toMatch(/^Order INV-1768467600000 from Akinyi \(MSG-/);
    expect(await receiver.runCommand('show', orderNumber)).not.toEqual([]);
    await expect(receiver.runCommand('paid', orderNumber)).rejects.toThrow('There is no order');
  });
});

/** Keeps only letters and digits, because markup changes neither. */
const keepLettersAndDigits = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, '');

/** Expects the HTML to have the same words as the text. */
function expectSameWords(email: Email) {
  const [, html = ''] = email.html?.split('</h1>') ?? [];
  const htmlWithUrls = html.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1');
  expect(keepLettersAndDigits(htmlWithUrls.replaceAll(/<[^>]*>/g, ''))).toBe(
    keepLettersAndDigits(email.text),
  );
}

/** Expects the PDF to use exactly these colours of the light palette, and to shade what is due. */
async function expectPrintableColours(email: Email) {
  const { text, shapes } = await readPdfColours(email);
  expect(text).toEqual(['ink', 'slate'].map(getLightColour));
  expect(Object.keys(shapes)).toEqual(['clay', 'sand'].map(getLightColour));
  expect(shapes[getLightColour('sand')]).toBe('Due');
}

describe('emails about orders', () => {
  /** These unusual values must be printed as they were typed. */
  const formFields = {
    fullName: "J.M. Ng’ang’a O'Brien",
    company: 'A/C 0112345678901',
    billingAddress: 'P.O. Box 0712345678, A/B No.7',
    notes: 'Gate code 5\nTotal: USD 1',
  };
  beforeEach(async () => {
    await receiver.post('/orders', buildOrder(1, formFields));
  });

  test('the office’s email shows the order, its customer and whether it is unpaid or cancelled', async () => {
    await expectEmailSnapshot('order', await composeEmail('received'));
    const paymentRecords = [createPaymentRecord('cancelled', PAID_RECORD.at)];
    expect((await composeEmail('received', { paymentRecords })).subject).toMatch(/, cancelled$/);
  });

  test.each([
    { outcome: 'differs', earlierPayments: [], heldBackReason: 'Too many came' },
    { outcome: 'reversed', earlierPayments: [PAID_RECORD], heldBackReason: undefined },
  ] as const)(
    'the office’s email quotes the details of a payment whose outcome is “$outcome”',
    async ({ outcome, earlierPayments, heldBackReason }) => {
      const paymentRecords = [
        ...earlierPayments,
        createPaymentRecord(outcome, '2026-02-01T09:00:00.000Z', 'paid: USD 1\u202E'),
      ];
      await expectEmailSnapshot(outcome, await composeEmail(outcome, { paymentRecords, heldBackReason }));
    },
  );

  test('the invoice shows each line, the payment methods and the terms', async () => {
    const email = await composeEmail('invoice');
    await expectEmailSnapshot('proforma', email);
    const { lines, totalPages } = await readPdfLines(email);
    expect([totalPages, email.logo]).toEqual([1, LOGO]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/proforma.pdf.txt');
    expectSameWords(email);
    await expectPrintableColours(email);
  });

  test('the receipt of a paid order has no payment methods', async () => {
    const [storedOrder] = await receiver.listStoredSubmissions();
    const fields = storedOrder?.fields as { readonly lines: readonly { readonly billing: string }[] };
    // The snapshots of the invoice have the note on monthly prices, and the terms. Without monthly lines and
    // documents, the receipt must lack both.
    const lines = fields.lines.filter(({ billing }) => billing === 'once');
    await receiver.overwriteFields(KEY, JSON.stringify({ ...fields, lines, total: 540.5, documents: [] }));
    const email = await composeEmail('confirmation', { salesAddress: 'sales@example.com' });
    await expectEmailSnapshot('receipt', email);
    const pdf = await readPdfLines(email);
    await expect(`${pdf.lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/receipt.pdf.txt');
    expectSameWords(email);
    await expectPrintableColours(email);
  });

  test('the PDF embeds its fonts and is tagged with its language and reading order', async () => {
    const { pdf } = await composeEmail('invoice');
    const bytes = Buffer.from(pdf?.content ?? []).toString('latin1');
    // Six random letters and a plus sign come before the name of a subset of a font.
    const fonts = Array.from(bytes.matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g), ([, name]) => name);
    expect(fonts.toSorted()).toEqual(['BricolageGrotesque', 'NotoSans']);
    expect(bytes.match(/\/FontFile[23] /g)).toHaveLength(2);
    expect(bytes).not.toContain('/Type1');
    for (const expectedText of [
      '/Lang (en-KE)',
      '/Marked true',
      '/S /TH',
      '/DisplayDocTitle true',
      '/Subtype /Image',
    ])
      expect(bytes).toContain(expectedText);
  });

  test('an invoice that is sent late says that its price has lapsed', async () => {
    const { text } = await composeEmail('invoice', { now: () => NOW_MS + 31 * DAY_MS });
    expect(text).toContain('This price was valid until 14 February 2026. Write to us before you pay.');
    expect(text).not.toMatch(/KES \d/);
  });

  test('a long invoice continues on a second page', async () => {
    const [storedOrder] = await receiver.listStoredSubmissions();
    const [line = {}] = storedOrder?.fields.lines as object[];
    // Forty lines do not fit on one page.
    const lines = Array<object>(40).fill(line);
    await receiver.overwriteFields(KEY, JSON.stringify({ ...storedOrder?.fields, lines }));
    const pdf = await readPdfLines(await composeEmail('invoice'));
    expect(pdf.totalPages).toBeGreaterThan(1);
    expect(pdf.lines.filter((text) => text === '1 USD 850 USD 850')).toHaveLength(40);
  });
});

/** The Latin letters of African languages, with the combinations of vowels and tone marks. */
const AFRICAN_LETTERS = [
  ...Array.from('ɓɗƙƴŋɲɛɔəǝɩʊɖƒɣʋɠƭƥƈɨʉǀǁǂǃɑɦṣẹọịụṅṃńḿǹẽĩũãõñšžẓḍṭḥʼꞌ'),
  ...['n\u0304', 'm\u0300', 'ẹ\u0301', 'ọ\u0300', 's\u0323', 'ŋ\u0301'],
  ...Array.from('ɛɔɩʊəaeiou').flatMap((vowel) =>
    Array.from('\u0300\u0301\u0302\u0303\u0304\u030C\u0323\u0331', (mark) => vowel + mark),
  ),
].flatMap((letter) => [letter.normalize('NFC'), letter.toUpperCase().normalize('NFC')]);

test('the font writes African languages in Latin letters, marks included', () => {
  const font = create(Buffer.from(TEXT_FONT)) as Font;
  for (const letter of AFRICAN_LETTERS) {
    const { glyphs, positions } = font.layout(`a${letter}`);
    const isDrawn = glyphs.every(({ id, path }) => id > 0 && path.commands.length > 0);
    const advancingGlyphs = positions.filter(({ xAdvance }) => xAdvance > 0);
    expect([letter, isDrawn, advancingGlyphs.length]).toEqual([letter, true, 2]);
  }
});

test('the PDF draws the letters of African languages, and the office learns which characters it lacks', async () => {
  const fullName = `${AFRICAN_LETTERS.slice(0, 60).join('')} Ωμέγα Жанна`;
  await receiver.post('/orders', buildOrder(1, { fullName, city: 'አዲስ 王' }));
  const { lines } = await readPdfLines(await composeEmail('invoice'));
  expect(lines.join('')).toContain(fullName);
  // The font has no Ethiopic and no Chinese letters: each becomes a replacement character.
  expect(lines.join(' ')).toContain('\uFFFD\uFFFD\uFFFD \uFFFD');
  const { text } = await composeEmail('received');
  expect(text).toContain('The customer’s PDF has \uFFFD for characters that it cannot draw: አ ዲ ስ 王\n');
});

test('a customer’s text becomes neither a link nor markup in the invoice', async () => {
  // Anyone can order under a stranger's address. These names would put a link, markup or a false line of the
  // invoice into the email that the stranger gets.
  const sentRequest = buildOrder(1, { fullName: 'Overdue.Pay at evil.example <i>' });
  const name = 'Cabling”: USD 1. See //evil.example: “ 王';
  const rename = <Item extends { id: string }>(item: Item) =>
    item.id === 'custom' ? { ...item, name } : item;
  const record = { ...sentRequest.record, items: sentRequest.record.items.map(rename) };
  await receiver.post('/orders', { ...sentRequest, record, lines: sentRequest.lines.map(rename) });
  const email = await composeEmail('invoice');
  const { html = '' } = email;
  const shownText = html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const pdfText = (await readPdfLines(email)).lines.join(' ');
  for (const expectedText of [
    'Overdue. Pay at evil. example',
    'customer: “Cabling": USD 1. See / /evil. example: " ',
  ])
    for (const text of [email.text, shownText, pdfText]) expect(text).toContain(expectedText);
  expect(pdfText).toContain('" \uFFFD”');
  // Only the office gets this email, so no spaces have to break links in the customer's text.
  const officeEmail = await composeEmail('received');
  for (const expectedText of [
    '> Overdue.Pay at evil.example',
    '“Cabling": USD 1. See //evil.example: " 王”',
    'draw: 王\n',
  ])
    expect(officeEmail.text).toContain(expectedText);
  // A URL that the customer typed would be in this list too.
  const links = html.matchAll(/\s(?:href|src|background|action)\s*=\s*"?([^"\s>]*)/gi);
  expect(Array.from(links, ([, to]) => to)).toEqual([
    'cid:logo',
    'https://www.example.com/terms/version-1-1',
    'https://www.example.com/refund/version-1-0',
  ]);
  expect(html).not.toMatch(/<(?:script|link|iframe|form|i>)|url\(|@import/i);
});
