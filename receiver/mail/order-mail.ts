/** What the company and the customer read of an order. */
import { concern } from '../payments/standing.ts';
import type { Payment } from '../store/payments.ts';
import type { Submission } from '../store/submissions.ts';
import { visible } from '../visible-text.ts';
import { invoiceText, payingText, sellerLines, type Invoice } from './invoice.ts';
import type { Letter } from './mail.ts';
import { contact, HOW_TO_ANSWER, labelled, line, paragraphs, quoted, visitorOf } from './text.ts';

/** To the company: that the order has arrived, or what was noted of its payment. */
export function officeMail(submission: Submission, invoice: Invoice, noted: Payment | undefined): Letter {
  const { fields, reference } = submission;
  const wrong = noted && concern([noted]);
  const state = wrong ?? (invoice.isPaid ? 'paid' : 'not paid yet');
  return {
    replyTo: visitorOf(submission),
    subject: `Order ${invoice.number}, ${invoice.total}, ${state}`,
    text: paragraphs(
      wrong === undefined ? '' : `${wrong}. It is noted as “${visible(noted?.note ?? '')}”.`,
      contact(submission),
      labelled([['Reference', reference]]),
      invoiceText(invoice),
      line(fields.notes) === '' ? '' : `Notes of the customer:\n${quoted(fields.notes)}`,
      HOW_TO_ANSWER,
    ),
  };
}

/** Every document in the version of the day, at the address where that version stays. */
const agreement = ({ documents, isPaid }: Invoice, site: string) =>
  documents.length === 0
    ? ''
    : [
        `This email is your copy of our agreement${isPaid ? '' : ', which begins once the order is paid'}: the order above, on the terms of these documents.`,
        ...documents.map(({ title, version, path }) => `- ${title}, version ${version}: ${site}${path}`),
      ].join('\n');

/** To the customer: a copy of the agreement, with the invoice attached. */
export function customerMail(invoice: Invoice, site: string): Omit<Letter, 'replyTo'> {
  const { number, total, isPaid, notes, seller } = invoice;
  return {
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
  };
}
