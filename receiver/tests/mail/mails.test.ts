/** What the company and the customer read of what was sent, from the request to the words. */
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { compose } from '../../mail/compose.ts';
import { invoicePdf, readFonts } from '../../mail/invoice-pdf.ts';
import type { Mail, MailKind } from '../../mail/mail.ts';
import type { Outcome } from '../../payments/standing.ts';
import type { Payment } from '../../store.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { catalogue, message, NOW_MS, order } from '../samples.ts';
import { content } from '../../../tests/content/content.ts';

const { company } = content;

let drawInvoice: ReturnType<typeof invoicePdf>;
beforeAll(async () => {
  drawInvoice = invoicePdf(await readFonts());
});
receiverForEachTest();

const noted = (outcome: Outcome, at: string, note = ''): Payment => ({
  reference: 'ORD-1',
  outcome,
  note,
  at,
});
const PAID = noted('paid', '2026-01-15T09:00:00.000Z');

async function mailAbout(
  kind: MailKind,
  settings: Partial<Parameters<typeof compose>[1]> = {},
  payments = kind === 'paid' || kind === 'confirmation' ? [PAID] : [],
): Promise<Mail> {
  const [submission] = await receiver.kept();
  const composer = {
    site: 'https://www.example.com',
    catalogue: () => Promise.resolve(catalogue),
    drawInvoice,
    ...settings,
  };
  const mail = submission && (await compose({ kind, submission, payments }, composer));
  if (!mail) throw new Error('There is nothing to write about');
  return mail;
}

async function textOf({ attachments: [pdf] }: Mail) {
  const document = await getDocumentProxy(new Uint8Array(pdf?.content ?? []));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, totalPages };
}

test('a message is told as it was written, with whom to answer and how', async () => {
  await receiver.post(
    '/messages',
    message({ company: 'Wanjiku & Daughters', phone: '0712 345 678', message: 'Habari,\n\nPaid: yes' }),
  );
  const mail = await mailAbout('received', { from: 'website@example.com', sales: 'sales@example.com' });
  expect(mail).toMatchObject({
    from: { name: company.name, address: 'website@example.com' },
    to: { address: 'sales@example.com' },
    replyTo: { name: 'Akinyi', address: 'akinyi@example.co.ke' },
    subject: expect.stringMatching(/^Message from Akinyi \(MSG-[\w-]+\)$/) as string,
    date: new Date(NOW_MS).toISOString(),
    attachments: [],
  });
  expect(mail.text).toContain(`Name: Akinyi
Company: Wanjiku & Daughters
Email: akinyi@example.co.ke
Phone: +254712345678
Answer by WhatsApp: https://wa.me/254712345678

Page: /contact`);
  expect(mail.text).toContain('\n> Habari,\n>\n> Paid: yes\n');
});

test.each([
  ['', 'no number'],
  ['5550100 ext. 4', 'an extension'],
  ['0044 20 7946 0018', 'a number without its plus sign'],
])('a phone number that WhatsApp would not find, %j, gets no link: %s', async (phone) => {
  await receiver.post('/messages', message({ phone }));
  expect((await mailAbout('received')).text).not.toContain('WhatsApp');
});

test('what a program may have written says so, and is sent all the same, to the site’s own address without settings', async () => {
  await receiver.post('/messages', message({}, 'filled in'));
  const { from, to, subject, text } = await mailAbout('received');
  expect([from.address, to.address]).toEqual([company.email, company.email]);
  expect(subject).toMatch(/^Perhaps spam: Message from Akinyi/);
  expect(text).toMatch(/^This looks like a program’s work/);
});

test('nothing typed moves a terminal or passes for a line of ours', async () => {
  const hostile = 'Ann\u001B[2J\u202E\u200B';
  await receiver.post(
    '/messages',
    message({ name: `${hostile}\r\nTo: all`, message: `${hostile}\r\n\u0000End` }),
  );
  const { replyTo, subject, text } = await mailAbout('received');
  expect(replyTo.name).toBe(String.raw`Ann [2J\u200b To: all`);
  expect(subject).toContain(String.raw`Ann [2J\u200b To: all`);
  expect(text).toContain('\n> Ann [2J\\u200b\n>  End\n');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

describe('of an order', () => {
  test('the company is told what was ordered, and that it is not paid yet', async () => {
    await receiver.post('/orders', order(1, { notes: 'Gate code 5\nTotal: USD 1.00' }));
    const { subject, text, replyTo } = await mailAbout('received');
    expect(subject).toMatch(/^Order INV-\d+, USD 1,390\.50, not paid yet$/);
    expect(replyTo.address).toBe(order().record.email);
    expect(text).toContain(`- Server Management (monthly): USD 850.00
- Business Email Setup (2 × USD 180.00, per mailbox): USD 360.00
- Named by the customer: “Cabling”: USD 180.50

One-off: USD 540.50
Monthly, first month: USD 850.00
Total: USD 1,390.50
Due: USD 1,390.50`);
    expect(text).toContain('> Gate code 5\n> Total: USD 1.00');
  });

  test.each([
    ['differs', [], 'Money has come in that does not fit'],
    ['reversed', [PAID], 'The provider has taken the money back'],
  ] as const)(
    'the company is told of a payment that %s, when and in whose words',
    async (outcome, before, words) => {
      await receiver.post('/orders', order());
      const at = '2026-02-01T09:00:00.000Z';
      const payments = [...before, noted(outcome, at, 'paid: USD 1\u202E')];
      const { subject, text, date, to } = await mailAbout(outcome, {}, payments);
      expect(subject).toMatch(new RegExp(`^Order INV-\\d+, USD 1,390\\.50, ${words}$`));
      expect(text).toMatch(new RegExp(`^${words}\\. It is noted as “paid: USD 1\\\\u202e”\\.\n`));
      expect(text).toContain('Due: USD 1,390.50');
      expect([date, to.address]).toEqual([at, company.email]);
    },
  );

  test('mail and invoice say alike to the customer what was ordered, on which terms, and how to pay until it is paid', async () => {
    await receiver.post('/orders', order());
    const due = await mailAbout('invoice');
    const paid = await mailAbout('confirmation', { sales: 'sales@example.com' });
    expect(paid).toMatchObject({
      to: { name: order().record.fullName, address: order().record.email },
      replyTo: { address: 'sales@example.com' },
      subject: `Your order ${order().record.orderNumber}`,
    });
    for (const words of [
      'your payment of USD 1,390.50.',
      'Paid on 15 January 2026: USD 1,390.50\nDue: USD 0.00',
      '- Terms of Service, version 1.1: https://www.example.com/terms/version-1-1\n- Refund Policy, version 1.0',
      'our agreement: the order above',
      'is attached. An engineer calls you',
    ])
      expect(paid.text).toContain(words);
    const [duePdf, paidPdf] = [await textOf(due), await textOf(paid)];
    const { bank, paybill = '' } = company.payTo ?? {};
    const ways = ['By bank transfer', bank?.accountNumber ?? '', 'By M-Pesa paybill', paybill];
    expect(ways.every((word) => word !== '')).toBe(true);
    for (const { text } of [due, paid, duePdf, paidPdf])
      for (const words of [
        ...[company.legalName, company.registrationNumber, company.taxPin, company.postalAddress],
        ...['Business Email Setup', '2 × USD 180.00, per mailbox', 'Named by the customer: “Cabling”'],
        ...['USD 540.50', 'Monthly, first month', 'USD 1,390.50', order().record.fullName],
        ...['This is not a tax invoice.', order().record.orderNumber],
      ])
        expect(text).toContain(words);
    for (const words of [...ways, 'M-Pesa takes Kenyan shillings.'])
      for (const { text } of [due, duePdf]) expect(text).toContain(words);
    for (const words of ['By bank transfer', 'By M-Pesa paybill'])
      for (const { text } of [paid, paidPdf]) expect(text).not.toContain(words);
    expect([duePdf.totalPages, paidPdf.totalPages]).toEqual([1, 1]);
    expect(duePdf.text).toContain('Terms of Service 1.1, Refund Policy 1.0');
    expect(duePdf.text).toMatch(/To be paid[^]*Due\s+USD 1,390\.50/);
    expect(duePdf.text).not.toContain('Paid on');
    expect(paidPdf.text).toMatch(/Paid on 15 January 2026\s+USD 1,390\.50\s+Due\s+USD 0\.00/);
    expect(due.text).toContain('our agreement, which begins once the order is paid: the order above');
    expect(due.text).toContain('Once it is paid, an engineer calls you');
    // It brings its fonts, says its language, and is in order for who hears it.
    const pdf = Buffer.from(due.attachments[0]?.content ?? []).toString('latin1');
    const fonts = Array.from(pdf.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g), ([, name]) => name);
    expect(fonts.every((name) => name?.startsWith('BricolageGrotesque'))).toBe(true);
    expect(new Set(fonts).size).toBe(2);
    expect(pdf.match(/\/FontFile[23] /g)).toHaveLength(2);
    expect(pdf).not.toContain('/Type1');
    for (const words of ['/Lang (en-KE)', '/Marked true', '/S /TH']) expect(pdf).toContain(words);
  });

  test('letters of other scripts are in the mail; the invoice says that it cannot show them', async () => {
    await receiver.post('/orders', order(1, { fullName: 'Wanjikũ Mwangi', company: 'شركة 24' }));
    const mail = await mailAbout('invoice');
    expect(mail.text).toContain('> شركة 24');
    const { text } = await textOf(mail);
    expect(text).toContain('Wanjikũ Mwangi');
    expect(text).toContain('???? 24');
    expect(text).toContain('stands for a sign that this page cannot show');
  });

  test('that is longer than a page goes on on the next', async () => {
    await receiver.post('/orders', order());
    const [kept] = await receiver.kept();
    const [item] = kept?.fields?.items as object[];
    await receiver.damage(
      kept?.key ?? '',
      JSON.stringify({ ...kept?.fields, items: Array.from({ length: 60 }, () => item) }),
    );
    const { text, totalPages } = await textOf(await mailAbout('invoice'));
    expect(totalPages).toBeGreaterThan(1);
    expect(text.match(/Server Management/g)).toHaveLength(60);
  });

  test('that cannot be read is told to the company, and there is no invoice of it', async () => {
    await receiver.post('/orders', order());
    const [kept] = await receiver.kept();
    await receiver.damage(kept?.key ?? '', null);
    expect((await mailAbout('received')).text).toContain('The order cannot be read.');
    await expect(mailAbout('invoice')).rejects.toThrow('There is nothing to write about');
  });
});

test('a site that does not say who sells is no reason to invent it', async () => {
  await receiver.post('/messages', message());
  const catalogue = () => Promise.resolve({ seller: undefined });
  await expect(mailAbout('received', { catalogue })).rejects.toThrow('does not name the seller');
});
