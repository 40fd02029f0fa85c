/** What the company and the customer read of what was sent, from the request to the words. */
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { LOGO, TEXT_FONT } from '../../brand/site-files.ts';
import { day } from '../../mail/text.ts';
import { CatalogueUnavailable } from '../../orders/catalogue.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { KEY } from '../receiver.ts';
import { message, NOW_MS, order } from '../samples.ts';
import { content } from '../../../content/tests/files/content.ts';
import { linesOf, mailAbout, noted, PAID } from './composed.ts';

const { company } = content;

receiverForEachTest();

test('an order of the small hours carries the office’s day', () => {
  expect(day('2026-01-15T21:30:00Z')).toBe('16 January 2026');
});

describe('of a message', () => {
  test('the company reads what was written, by whom, and how to answer', async () => {
    const words = {
      company: 'Wanjiku & Daughters',
      phone: '+254 712 345 678',
      message: 'Habari,\n\nPaid: yes',
    };
    await receiver.post('/messages', message(words));
    const mail = await mailAbout('received', { from: 'website@example.com', sales: 'sales@example.com' });
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

  test('that a program may have written, it says so; without settings it goes to the site’s own address', async () => {
    await receiver.post('/messages', message({ phone: '5550100 999' }, 'filled in'));
    const { from, to, subject, text } = await mailAbout('received');
    expect([from.address, to.address]).toEqual([company.email, company.email]);
    expect(subject).toMatch(/^Perhaps spam: Message from Akinyi/);
    expect(text).toMatch(/^This may be spam: /);
    expect(text, 'which would find someone else').not.toContain('WhatsApp');
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
    const { text } = await mailAbout('received');
    expect(text).toContain(`\nPhone: ${phone}\n`);
    expect(/WhatsApp: (.*)/.exec(text)?.[1]).toBe(link);
  });

  test('nothing typed moves a terminal, passes for a line of ours, or is read as other text', async () => {
    const hostile = '=?Ann\u001B[2J\u202E\u200B';
    const typed = { name: `${hostile}\r\nTo: all`, message: `${hostile}\r\n\u0000End` };
    await receiver.post('/messages', message(typed));
    const { replyTo, subject, text } = await mailAbout('received');
    expect(replyTo.name).toBe('= ?Ann [2J To: all');
    expect(subject).toContain(replyTo.name);
    expect(text).toContain('\n> =?Ann [2J\\u200b\n>  End\n');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('many are one mail, with the address of each; an answer to it reaches none of them', async () => {
    await receiver.post('/messages', message({ phone: '00254 712 345 678' }));
    const other = message(
      { name: 'Ben', email: 'ben@example.com', message: 'Jambo\n## From' },
      'filled in',
      8,
    );
    await receiver.post('/messages', other, { key: 'another-key' });
    const { replyTo, subject, text } = await mailAbout('received');
    expect([replyTo.address, subject]).toEqual([company.email, '2 messages from the website']);
    expect(text).toMatch(
      /1\. Message from Akinyi \(MSG-.*Email: akinyi@.*wa\.me\/254712345678.*Sent: 15 January 2026\n.*> Habari\n\n2\. Perhaps spam: Message from Ben \(.*Email: ben@.*> Jambo\n> ## From\n$/s,
    );
  });

  test('that is an order says so with its number, is found by it, and cannot be noted as paid', async () => {
    const orderNumber = 'INV-1768467600000';
    const sent = { ...message({ message: `Order ${orderNumber}` }), kind: 'order', orderNumber };
    expect((await receiver.post('/messages', sent)).status).toBe(200);
    expect((await mailAbout('received')).subject).toMatch(/^Order INV-1768467600000 from Akinyi \(MSG-/);
    expect(await receiver.command('show', orderNumber)).not.toEqual([]);
    await expect(receiver.command('paid', orderNumber)).rejects.toThrow(/./);
  });

  test('nothing is written while the site does not say who sells', async () => {
    await receiver.post('/messages', message());
    const unknown = { catalogue: () => Promise.resolve({ seller: undefined }) };
    await expect(mailAbout('received', unknown)).rejects.toThrow(CatalogueUnavailable);
  });
});

/** Name, quantity and amount of every line, and what they come to, in the mail and in the PDF. */
const LINES = `- Server Management (monthly): USD 850
- Business Email Setup (2 × USD 180, per mailbox): USD 360
- Named by the customer: “Cabling”: USD 180.50

One-off: USD 540.50
Monthly, first month: USD 850
Total: USD 1,390.50
`;
const DRAWN = [
  'Description Quantity Unit price Amount',
  ...['Server Management', 'monthly', '1 USD 850 USD 850'],
  ...['Business Email Setup', 'per mailbox', '2 USD 180 USD 360'],
  'Named by the customer: “Cabling” 1 USD 180.50 USD 180.50',
  ...['One-off USD 540.50', 'Monthly, first month USD 850', 'Total USD 1,390.50'],
];

describe('of an order', () => {
  test('the company reads what was ordered, and that it is not paid yet, or cancelled by then', async () => {
    await receiver.post('/orders', order(1, { notes: 'Gate code 5\nTotal: USD 1' }));
    const { subject, text, replyTo } = await mailAbout('received');
    expect(subject).toMatch(/^Order INV-\d+, USD 1,390\.50, not paid yet$/);
    expect(replyTo.address).toBe(order().record.email);
    expect(text).toContain(`${LINES}Due: USD 1,390.50`);
    expect(text).toContain('> Gate code 5\n> Total: USD 1');
    const off = await mailAbout('received', {}, [noted('cancelled', PAID.at)]);
    expect(off.subject).toMatch(/, cancelled$/);
  });

  test.each([
    ['differs', [], 'A payment has come in that does not match the order'],
    ['reversed', [PAID], 'The payment provider has taken the money back'],
  ] as const)('the company reads of a payment that %s, in whose words', async (outcome, before, words) => {
    await receiver.post('/orders', order());
    const at = '2026-02-01T09:00:00.000Z';
    const payments = [...before, noted(outcome, at, 'paid: USD 1\u202E')];
    const { subject, text, date, to } = await mailAbout(outcome, {}, payments);
    expect(subject).toMatch(new RegExp(`^Order INV-\\d+, USD 1,390\\.50, ${words}$`));
    expect(text).toMatch(new RegExp(`^${words}\\. The note says: “paid: USD 1\\\\u202e”\\.\n`));
    expect(text).toContain('Due: USD 1,390.50');
    expect([date, to.address]).toEqual([at, company.email]);
  });

  const { bank, paybill = '' } = company.payTo ?? {};
  /** Unusual values, each of which is printed as it was typed. */
  const typed = {
    fullName: "J.M. Ng’ang’a O'Brien",
    company: 'A/C 0112345678901',
    billingAddress: 'P.O. Box 0712345678, A/B No.7',
    kraPin: 'A012345678Z',
  };
  const { orderNumber, email, country } = order().record;
  const to = { name: '', address: email };
  const SELLER = [company.legalName, company.registrationNumber, company.taxPin, company.postalAddress];

  test('the customer gets the invoice, line by line, with how to pay and on which terms', async () => {
    await receiver.post('/orders', order(1, typed));
    const mail = await mailAbout('invoice');
    expect(mail).toMatchObject({ to, subject: `Your proforma invoice ${orderNumber}`, logo: LOGO });
    expect(mail.html).toMatch(/src="cid:logo".*<h1[^>]*>Your proforma invoice</s);
    const { lines, totalPages } = await linesOf(mail);
    expect(totalPages).toBe(1);
    expect(lines.slice(0, 4)).toEqual([
      company.name,
      'Proforma invoice',
      'Number Date Valid until Status',
      `${orderNumber} 15 January 2026 14 February 2026 To be paid`,
    ]);
    const first = lines.indexOf(DRAWN[0] ?? '');
    expect(lines.slice(first, first + DRAWN.length + 1)).toEqual([...DRAWN, 'Due USD 1,390.50']);
    expect(mail.text).toContain(`${LINES}Due: USD 1,390.50`);
    const ways = ['By bank transfer', bank?.accountNumber ?? '', 'By M-Pesa paybill', paybill];
    const tax = 'This is not a tax invoice.';
    const html = mail.html?.replaceAll('&#39;', "'");
    for (const words of [...ways, 'KES 180,070', ...SELLER, ...Object.values(typed), country, tax]) {
      expect(words).not.toBe('');
      for (const text of [mail.text, html, lines.join(' ')]) expect(text).toContain(words);
    }
    const office = await mailAbout('received');
    for (const words of Object.values(typed)) expect(office.text).toContain(words);
    expect(lines.join(' ')).toContain('Terms of Service 1.1, Refund Policy 1.0');
    expect(mail.text).toContain('our agreement, which begins once the order is paid: the order above');
    expect(mail.text).toContain('Once it is paid, an engineer calls you');
    // It brings its fonts, says its language, and is in order for who hears it.
    const pdf = Buffer.from(mail.pdf?.content ?? []).toString('latin1');
    const fonts = Array.from(pdf.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g), ([, name]) => name);
    expect(fonts.toSorted()).toEqual([
      expect.stringMatching(/^BricolageGrotesque/) as string,
      expect.stringMatching(/^NotoSans/) as string,
    ]);
    expect(pdf.match(/\/FontFile[23] /g)).toHaveLength(2);
    expect(pdf).not.toContain('/Type1');
    for (const words of ['/Lang (en-KE)', '/Marked true', '/S /TH']) expect(pdf).toContain(words);
  });

  test('the customer gets the same invoice as paid, and nothing about how to pay', async () => {
    await receiver.post('/orders', order());
    const mail = await mailAbout('confirmation', { sales: 'sales@example.com' });
    expect(mail).toMatchObject({
      to,
      replyTo: { address: 'sales@example.com' },
      subject: `Your order ${orderNumber}`,
    });
    const { lines } = await linesOf(mail);
    expect(lines.slice(1, 4)).toEqual([
      'Receipt',
      'Number Date Status',
      `${orderNumber} 15 January 2026 Paid`,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([...DRAWN, 'Paid on 15 January 2026 USD 1,390.50', 'Due USD 0']),
    );
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

  /** These are the alphabets of Africa’s languages in Latin letters; a tone or a nasal vowel has no letter of its own. */
  const LETTERS = [
    ...Array.from('ɓɗƙƴŋɲɛɔəǝɩʊɖƒɣʋɠƭƥƈɨʉǀǁǂǃɑɦṣẹọịụṅṃńḿǹẽĩũãõñšžẓḍṭḥʼꞌ'),
    ...['n\u0304', 'm\u0300', 'ẹ\u0301', 'ọ\u0300', 's\u0323', 'ŋ\u0301'],
    ...Array.from('ɛɔɩʊəaeiou', (vowel) =>
      Array.from('\u0300\u0301\u0302\u0303\u0304\u030C\u0323\u0331', (mark) => vowel + mark),
    ).flat(),
  ].flatMap((letter) => [letter.normalize('NFC'), letter.toUpperCase().normalize('NFC')]);

  test('the PDF draws every Latin letter of Africa, and the office reads which others it cannot', async () => {
    const font = create(Buffer.from(TEXT_FONT)) as Font;
    for (const letter of LETTERS) {
      const { glyphs, positions } = font.layout(`a${letter}`);
      for (const { id, path } of glyphs)
        expect([letter, id > 0, path.commands.length > 0]).toEqual([letter, true, true]);
      // Marks take no room of their own.
      const spaced = positions.filter(({ xAdvance }) => xAdvance > 0);
      expect([letter, spaced.length]).toEqual([letter, 2]);
    }
    const fullName = `${LETTERS.slice(0, 60).join('')} Ωμέγα Жанна`;
    await receiver.post('/orders', order(1, { fullName, city: 'አዲስ 王' }));
    const { lines } = await linesOf(await mailAbout('invoice'));
    expect(lines.join('')).toContain(fullName);
    expect(lines.join(' ')).toContain('\uFFFD\uFFFD\uFFFD \uFFFD');
    const office = await mailAbout('received');
    expect(office.text).toContain('The customer’s PDF has \uFFFD for what it cannot draw: አ ዲ ስ 王\n');
  });

  test('that is longer than a page goes on on the next', async () => {
    await receiver.post('/orders', order());
    const [stored] = await receiver.stored();
    const [line = {}] = stored?.fields.lines as object[];
    const lines = Array<object>(60).fill(line);
    await receiver.damage(KEY, JSON.stringify({ ...stored?.fields, lines }));
    const drawn = await linesOf(await mailAbout('invoice'));
    expect(drawn.totalPages).toBeGreaterThan(1);
    expect(drawn.lines.filter((text) => text === '1 USD 850 USD 850')).toHaveLength(60);
  });

  test('under a stranger’s address leads nowhere in their mail and invoice; the company reads it as it was typed', async () => {
    const sent = order(1, { fullName: 'Overdue.Pay at evil.example' });
    const name = 'Cabling”: USD 1. See //evil.example: “';
    const named = <Item extends { id: string; name: string }>(item: Item) =>
      item.id === 'custom' ? { ...item, name } : item;
    const record = { ...sent.record, items: sent.record.items.map(named) };
    await receiver.post('/orders', { ...sent, record, lines: sent.lines.map(named) });
    const [mail, office] = [await mailAbout('invoice'), await mailAbout('received')];
    expect(mail.to.name).toBe('');
    expect(mail.text).toContain('someone else gave us your address');
    const { html = '' } = mail;
    const shown = html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    const drawn = (await linesOf(mail)).lines.join(' ');
    for (const words of [
      'Billed to, in the customer’s words',
      'Overdue. Pay at evil. example',
      'customer: “Cabling": USD 1. See / /evil. example: "”',
    ])
      for (const text of [mail.text, shown, drawn]) expect(text).toContain(words);
    for (const words of ['> Overdue.Pay at evil.example', '“Cabling": USD 1. See //evil.example: "”'])
      expect(office.text).toContain(words);
    const links = html.matchAll(/\s(?:href|src|background|action)\s*=\s*"?([^"\s>]*)/gi);
    const terms = ['terms/version-1-1', 'refund/version-1-0'].map(
      (path) => `https://www.example.com/${path}`,
    );
    expect(Array.from(links, ([, to]) => to)).toEqual(['cid:logo', ...terms]);
    expect(html).not.toMatch(/<(?:script|link|iframe|form)|url\(|@import/i);
  });

  test('mailed late says that its price has lapsed', async () => {
    await receiver.post('/orders', order());
    const { text } = await mailAbout('invoice', { now: () => NOW_MS + 31 * 24 * 60 * 60 * 1000 });
    expect(text).toContain('This price stood until 14 February 2026. Write to us before you pay.');
    expect(text).not.toMatch(/KES \d/);
  });

  test('whose customer has had no mail is told to the company with what to do', async () => {
    await receiver.post('/orders', order());
    const { text } = await mailAbout('received', {}, [], 'One address is sent at most 5 invoices a day');
    expect(text).toContain(
      'The customer has had no email about this order. One address is sent at most 5 invoices a day. If the order is genuine, ask whoever looks after the website to send it. They type: resend ORD-1\n',
    );
  });
});
