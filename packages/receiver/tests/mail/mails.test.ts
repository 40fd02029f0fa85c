/** The words of each mail, to the company and to the customer, from the request on. */
import { create, type Font } from 'fontkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { computeHexContrast, MIN_CONTRAST } from '@site/content/colours/palette';
import { LOGO, TEXT_FONT } from '../../brand/site-files.ts';
import { customerMail } from '../../mail/customer-mail.ts';
import { createInvoice } from '../../mail/invoice.ts';
import { formatDay } from '../../mail/text.ts';
import { CatalogueUnavailable } from '../../orders/catalogue.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { KEY } from '../receiver.ts';
import { catalogue, message, NOW_MS, order } from '../samples.ts';
import { content } from '../../../content/tests/files/content.ts';
import { coloursOf, readPdfLines, composeMailAbout, createPayment, PAID } from './composed.ts';

const { company } = content;

receiverForEachTest();

test('an order of the small hours carries the office’s day', () => {
  expect(formatDay('2026-01-15T21:30:00Z')).toBe('16 January 2026');
});

describe('of a message', () => {
  test('the company reads what was written, by whom, and how to answer', async () => {
    const typed = {
      company: 'Wanjiku & Daughters',
      phone: '+254 712 345 678',
      message: 'Habari,\n\nPaid: yes',
    };
    await receiver.post('/messages', message(typed));
    const mail = await composeMailAbout('received', {
      from: 'website@example.com',
      sales: 'sales@example.com',
    });
    expect(mail).toMatchObject({
      from: { name: company.name, address: 'website@example.com' },
      to: { address: 'sales@example.com' },
      replyTo: { name: 'Akinyi', address: 'akinyi@example.co.ke' },
      subject: expect.stringMatching(/^Message from Akinyi \(MSG-[\w-]+\)$/) as string,
      date: new Date(NOW_MS).toISOString(),
    });
    expect(mail.text).toContain(`Name: Akinyi
Company: Wanjiku & Daughters
Email: akinyi@example.co.ke
Phone: +254712345678
Answer by WhatsApp: https://wa.me/254712345678

Page: /contact`);
    expect(mail.text).toContain('\n> Habari,\n>\n> Paid: yes\n');
  });

  test('that may be spam, it says so; without settings it goes to the site’s own address', async () => {
    await receiver.post('/messages', message({}, 'filled in'));
    const { from, to, subject, text } = await composeMailAbout('received');
    expect([from.address, to.address]).toEqual([company.email, company.email]);
    expect(subject).toMatch(/^Perhaps spam: Message from Akinyi/);
    expect(text).toMatch(/^This may be spam: /);
  });

  test.each([
    ['+256 772 123 456', 'https://wa.me/256772123456'],
    ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
    ['0772 123 456', undefined],
    ['00256 772 123 456', undefined],
    ['+44 (0)20 7946 0018', undefined],
    ['+0772 123 456', undefined],
  ])('the phone number %s is as typed, and its WhatsApp link %s', async (phone, link) => {
    await receiver.post('/messages', message({ phone }));
    const { text } = await composeMailAbout('received');
    expect(text).toContain(`\nPhone: ${phone}\n`);
    expect(/WhatsApp: (.*)/.exec(text)?.[1]).toBe(link);
  });

  test('nothing typed moves a terminal, passes for a line of ours, or is read as other text', async () => {
    const hostile = '=?Ann\u001B[2J\u202E\u200B';
    const typed = { name: `${hostile}\r\nTo: all`, message: `${hostile}\r\n\u0000End` };
    await receiver.post('/messages', message(typed));
    const { replyTo, subject, text } = await composeMailAbout('received');
    expect(replyTo.name).toBe('= ?Ann [2J To: all');
    expect(subject).toContain(replyTo.name);
    expect(text).toContain('\n> =?Ann [2J\\u200b\n>  End\n');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('many make one mail, with the address of each, and a reply to it reaches none of them', async () => {
    await receiver.post('/messages', message({ phone: '00254 712 345 678' }));
    const typed = { name: 'Ben', email: 'ben@example.com', message: 'Jambo\n## From' };
    await receiver.post('/messages', message(typed, 'filled in', 8), { key: 'another-key' });
    const { replyTo, subject, text } = await composeMailAbout('received');
    expect([replyTo.address, subject]).toEqual([company.email, '2 messages from the website']);
    expect(text).toMatch(
      /1\. Message from Akinyi \(MSG-.*Email: akinyi@.*wa\.me\/254712345678.*Sent: 15 January 2026\n.*> Habari\n\n2\. Perhaps spam: Message from Ben \(.*Email: ben@.*> Jambo\n> ## From\n$/s,
    );
  });

  test('that is an order says so with its number, is found by it, and cannot be noted as paid', async () => {
    const orderNumber = 'INV-1768467600000';
    const sent = { ...message({ message: `Order ${orderNumber}` }), kind: 'order', orderNumber };
    expect((await receiver.post('/messages', sent)).status).toBe(200);
    expect((await composeMailAbout('received')).subject).toMatch(
      /^Order INV-1768467600000 from Akinyi \(MSG-/,
    );
    expect(await receiver.command('show', orderNumber)).not.toEqual([]);
    await expect(receiver.command('paid', orderNumber)).rejects.toThrow('There is no order');
  });

  test('nothing is written while the site does not say who sells', async () => {
    await receiver.post('/messages', message());
    const unknown = { catalogue: () => Promise.resolve({ seller: undefined }) };
    await expect(composeMailAbout('received', unknown)).rejects.toThrow(CatalogueUnavailable);
  });
});

/** Every text of an invoice, with its place. */
const textsIn = (value: unknown, place = ''): readonly (readonly [place: string, text: string])[] => {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    textsIn(part, /^\d+$/.test(name) ? place : `${place}.${name}`),
  );
};

/** Leaves letters and digits, which no markup changes. */
const bare = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, '');

const LINES = `- Server Management (monthly): USD 850
- Business Email Setup (2 × USD 180, per mailbox): USD 360
- Named by the customer: “Cabling”: USD 180.50

One-off: USD 540.50
Monthly, first month: USD 850
Total: USD 1,390.50
`;
const DRAWN_LINES = [
  'Description Quantity Unit price Amount',
  'Server Management',
  'monthly',
  '1 USD 850 USD 850',
  'Business Email Setup',
  'per mailbox',
  '2 USD 180 USD 360',
  'Named by the customer: “Cabling” 1 USD 180.50 USD 180.50',
  'One-off USD 540.50',
  'Monthly, first month USD 850',
  'Total USD 1,390.50',
];

describe('of an order', () => {
  /** Unusual values, each of which is printed as it was typed. */
  const typed = {
    fullName: "J.M. Ng’ang’a O'Brien",
    company: 'A/C 0112345678901',
    billingAddress: 'P.O. Box 0712345678, A/B No.7',
    kraPin: 'A012345678Z',
    notes: 'Gate code 5\nTotal: USD 1',
  };
  const { notes, ...billed } = typed;
  const { orderNumber, email } = order().record;
  const to = { name: '', address: email };
  beforeEach(async () => {
    await receiver.post('/orders', order(1, typed));
  });

  test('the company reads what was ordered, by whom, and that it is not paid yet, or cancelled by then', async () => {
    const { subject, text, replyTo } = await composeMailAbout('received');
    expect(subject).toMatch(/^Order INV-\d+, USD 1,390\.50, not paid yet$/);
    expect(replyTo.address).toBe(email);
    for (const words of [
      ...Object.values(billed),
      `${LINES}Due: USD 1,390.50`,
      `> ${notes.replace('\n', '\n> ')}`,
    ])
      expect(text).toContain(words);
    const cancelled = await composeMailAbout('received', {}, [createPayment('cancelled', PAID.at)]);
    expect(cancelled.subject).toMatch(/, cancelled$/);
  });

  test.each([
    ['differs', [], 'A payment has come in that does not match the order'],
    ['reversed', [PAID], 'The payment provider has taken the money back'],
  ] as const)('the company reads of a payment that %s, in whose words', async (outcome, before, words) => {
    const at = '2026-02-01T09:00:00.000Z';
    const payments = [...before, createPayment(outcome, at, 'paid: USD 1\u202E')];
    const { subject, text, date, to } = await composeMailAbout(outcome, {}, payments);
    expect(subject).toMatch(new RegExp(`^Order INV-\\d+, USD 1,390\\.50, ${words}$`));
    expect(text).toMatch(new RegExp(`^${words}\\. The note says: “paid: USD 1\\\\u202e”\\.\n`));
    expect(text).toContain('Due: USD 1,390.50');
    expect([date, to.address]).toEqual([at, company.email]);
  });

  test('the customer gets the invoice, line by line, with how to pay and on which terms', async () => {
    const mail = await composeMailAbout('invoice');
    expect(mail).toMatchObject({ to, subject: `Your proforma invoice ${orderNumber}`, logo: LOGO });
    expect(mail.html).toMatch(/src="cid:logo".*<h1[^>]*>Your proforma invoice</s);
    const { lines, totalPages } = await readPdfLines(mail);
    expect(totalPages).toBe(1);
    expect(lines.slice(0, 4)).toEqual([
      company.name,
      'Proforma invoice',
      'Number Date Valid until Status',
      `${orderNumber} 15 January 2026 14 February 2026 To be paid`,
    ]);
    const first = lines.indexOf('Description Quantity Unit price Amount');
    const drawn = lines.slice(first, first + DRAWN_LINES.length + 1);
    expect(drawn).toEqual([...DRAWN_LINES, 'Due USD 1,390.50']);
    expect(mail.text).toContain(`${LINES}Due: USD 1,390.50`);
    expect(lines.join(' ')).toContain('Terms of Service 1.1, Refund Policy 1.0');
    expect(mail.text).toContain('our agreement, which begins once the order is paid: the order above');
    expect(mail.text).toContain('Once it is paid, an engineer calls you');
  });

  const PROFORMA = {
    pdf: ['.lines.detail', '.term', '.documents.path'],
    mail: ['.title', '.issued'],
    pdfAlone: 'Proforma Number Date Valid Status 15 To be From Description Quantity Unit On',
  };
  const bank = ['.seller.payTo.bank.name', '.seller.payTo.bank.accountNumber', '.seller.payTo.bank.swift'];
  const RECEIPT = {
    pdf: ['.seller.address.countryCode', ...bank, '.lines.detail', '.term', '.documents.path'],
    mail: ['.title', '.seller.address.countryCode', ...bank, '.term'],
    pdfAlone: 'Receipt Number Date Status From Description Quantity Unit price Amount On',
  };

  test.each([
    ['proforma invoice, partly by the month,', ['monthly', 'once'], undefined, PROFORMA],
    ['proforma invoice', ['once'], undefined, PROFORMA],
    ['receipt', ['once'], PAID.at, RECEIPT],
  ] as const)(
    'a %s says all that it has in the PDF, the text and the HTML, and can be read',
    async (_, billings: readonly string[], paidAt, left) => {
      const [submission] = await receiver.stored();
      const { seller } = catalogue;
      if (!submission || !seller) throw new Error('Nothing was ordered');
      const all = submission.fields.lines as readonly { billing: string }[];
      const ordered = all.filter(({ billing }) => billings.includes(billing));
      const changed = { ...submission, fields: { ...submission.fields, lines: ordered } };
      const invoice = createInvoice(changed, seller, { paidAt, nowMs: NOW_MS });
      const mail = await customerMail(invoice, 'https://www.example.com');
      const { lines } = await readPdfLines(mail);
      const missingFrom = (text: string) => [
        ...new Set(
          textsIn(invoice).flatMap(([place, part]) => (bare(text).includes(bare(part)) ? [] : place)),
        ),
      ];
      expect(invoice.notes).toHaveLength(billings.length);
      expect(missingFrom(lines.join())).toEqual(left.pdf);
      expect(missingFrom(mail.text)).toEqual(left.mail);
      const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));
      const pdfAlone = wordsOf(lines.join(' ')).difference(wordsOf(mail.text));
      expect([...pdfAlone].join(' ')).toBe(left.pdfAlone);
      const html = mail.html
        ?.split('</h1>')[1]
        ?.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1');
      expect(bare(html?.replaceAll(/<[^>]*>/g, '') ?? '')).toBe(bare(mail.text));

      const { letters, grounds } = await coloursOf(mail);
      expect([letters.size, grounds.size]).toEqual([2, 2]);
      for (const letter of letters)
        for (const ground of grounds)
          expect(computeHexContrast(letter, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    },
  );

  test('the PDF brings its fonts, says its language, and can be read aloud in order', async () => {
    const { pdf } = await composeMailAbout('invoice');
    const bytes = Buffer.from(pdf?.content ?? []).toString('latin1');
    const fonts = Array.from(bytes.matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g), ([, name]) => name);
    expect(fonts.toSorted()).toEqual(['BricolageGrotesque', 'NotoSans']);
    expect(bytes.match(/\/FontFile[23] /g)).toHaveLength(2);
    expect(bytes).not.toContain('/Type1');
    for (const words of ['/Lang (en-KE)', '/Marked true', '/S /TH']) expect(bytes).toContain(words);
  });

  test('the customer gets a receipt once it is paid, and nothing about how to pay', async () => {
    const mail = await composeMailAbout('confirmation', { sales: 'sales@example.com' });
    const replyTo = { address: 'sales@example.com' };
    expect(mail).toMatchObject({ to, replyTo, subject: `Your order ${orderNumber}` });
    const { lines } = await readPdfLines(mail);
    expect(lines.slice(1, 4)).toEqual([
      'Receipt',
      'Number Date Status',
      `${orderNumber} 15 January 2026 Paid`,
    ]);
    for (const words of [
      'your payment of USD 1,390.50.',
      `${LINES}Paid on 15 January 2026: USD 1,390.50\nDue: USD 0`,
      '- Terms of Service, version 1.1: https://www.example.com/terms/version-1-1\n- Refund Policy, version 1.0',
      'our agreement: the order above',
      'The receipt is attached. An engineer calls you',
    ])
      expect(mail.text).toContain(words);
    expect(mail.text + lines.join()).not.toMatch(/By bank transfer|By M-Pesa paybill|proforma/i);
  });

  test('mailed late says that its price has lapsed', async () => {
    const { text } = await composeMailAbout('invoice', { now: () => NOW_MS + 31 * 24 * 60 * 60 * 1000 });
    expect(text).toContain('This price stood until 14 February 2026. Write to us before you pay.');
    expect(text).not.toMatch(/KES \d/);
  });

  test('whose customer has had no mail is told to the company with what to do', async () => {
    const { text } = await composeMailAbout(
      'received',
      {},
      [],
      'One address is sent at most 5 invoices a day',
    );
    expect(text).toContain(
      'The customer has had no email about this order. One address is sent at most 5 invoices a day. If the order is genuine, ask whoever looks after the website to send it. They type: resend ORD-1\n',
    );
  });

  test('that is longer than a page continues on the next', async () => {
    const [stored] = await receiver.stored();
    const [line = {}] = stored?.fields.lines as object[];
    const lines = Array<object>(60).fill(line);
    await receiver.damage(KEY, JSON.stringify({ ...stored?.fields, lines }));
    const drawn = await readPdfLines(await composeMailAbout('invoice'));
    expect(drawn.totalPages).toBeGreaterThan(1);
    expect(drawn.lines.filter((text) => text === '1 USD 850 USD 850')).toHaveLength(60);
  });
});

/** Latin letters of Africa’s languages. A tone or a nasal vowel has no letter of its own. */
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
    for (const { id, path } of glyphs)
      expect([letter, id > 0, path.commands.length > 0]).toEqual([letter, true, true]);
    const spaced = positions.filter(({ xAdvance }) => xAdvance > 0);
    expect([letter, spaced.length]).toEqual([letter, 2]);
  }
});

test('the PDF draws these letters, and the office reads which others it cannot draw', async () => {
  const fullName = `${LETTERS.slice(0, 60).join('')} Ωμέγα Жанна`;
  await receiver.post('/orders', order(1, { fullName, city: 'አዲስ 王' }));
  const { lines } = await readPdfLines(await composeMailAbout('invoice'));
  expect(lines.join('')).toContain(fullName);
  expect(lines.join(' ')).toContain('\uFFFD\uFFFD\uFFFD \uFFFD');
  const office = await composeMailAbout('received');
  expect(office.text).toContain('The customer’s PDF has \uFFFD for what it cannot draw: አ ዲ ስ 王\n');
});

test('an order under a stranger’s address leads nowhere in their mail; the company reads it as it was typed', async () => {
  const sent = order(1, { fullName: 'Overdue.Pay at evil.example' });
  const name = 'Cabling”: USD 1. See //evil.example: “';
  const rename = <Item extends { id: string }>(item: Item) =>
    item.id === 'custom' ? { ...item, name } : item;
  const record = { ...sent.record, items: sent.record.items.map(rename) };
  await receiver.post('/orders', { ...sent, record, lines: sent.lines.map(rename) });
  const mail = await composeMailAbout('invoice');
  expect(mail.to.name).toBe('');
  expect(mail.text).toContain('someone else gave us your address');
  const { html = '' } = mail;
  const shown = html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const drawn = (await readPdfLines(mail)).lines.join(' ');
  for (const words of [
    'Billed to, in the customer’s words',
    'Overdue. Pay at evil. example',
    'customer: “Cabling": USD 1. See / /evil. example: "”',
  ])
    for (const text of [mail.text, shown, drawn]) expect(text).toContain(words);
  const office = await composeMailAbout('received');
  for (const words of ['> Overdue.Pay at evil.example', '“Cabling": USD 1. See //evil.example: "”'])
    expect(office.text).toContain(words);
  const links = html.matchAll(/\s(?:href|src|background|action)\s*=\s*"?([^"\s>]*)/gi);
  expect(Array.from(links, ([, to]) => to)).toEqual([
    'cid:logo',
    'https://www.example.com/terms/version-1-1',
    'https://www.example.com/refund/version-1-0',
  ]);
  expect(html).not.toMatch(/<(?:script|link|iframe|form)|url\(|@import/i);
});
