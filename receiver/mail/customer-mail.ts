/** What the customer gets of an order: a copy of the agreement, with the invoice as a PDF. */
import type { Submission } from '../store.ts';
import { invoiceText, payingText, sellerLines, type Invoice } from './invoice.ts';
import type { Mail, Mailboxes } from './mail.ts';
import { paragraphs, visitorOf } from './words.ts';

/** Every document in the version of the day, at the address where that version stays. */
const agreement = ({ documents, isPaid }: Invoice, site: string) =>
  documents.length === 0
    ? ''
    : [
        `This email is your copy of our agreement${isPaid ? '' : ', which begins once the order is paid'}: the order above, on the terms of these documents.`,
        ...documents.map(({ title, version, path }) => `- ${title}, version ${version}: ${site}${path}`),
      ].join('\n');

export function customerMail(
  submission: Submission,
  invoice: Invoice,
  pdf: Uint8Array,
  { from, sales, site }: Mailboxes & { readonly site: string },
  date: string,
): Mail {
  const { number, total, isPaid, notes, seller } = invoice;
  return {
    from,
    to: visitorOf(submission),
    replyTo: sales,
    date,
    subject: `${isPaid ? 'Your order' : 'Your invoice'} ${number}`,
    text: paragraphs(
      isPaid
        ? `Thank you. We have received your order and your payment of ${total}.`
        : `Thank you. We have received your order. ${total} is to be paid.`,
      invoiceText(invoice),
      ...payingText(invoice),
      notes.join(' '),
      `The invoice is attached. ${isPaid ? 'An' : 'Once it is paid, an'} engineer calls you to agree when the work starts. If anything is wrong, reply to this email.`,
      agreement(invoice, site),
      sellerLines(seller).join('\n'),
    ),
    attachments: [{ filename: `${number}.pdf`, type: 'application/pdf', content: pdf }],
  };
}
