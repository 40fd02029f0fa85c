/** What the company is told: what was written or ordered, and how to answer. */
import { concern } from '../payments/standing.ts';
import type { Payment, Submission } from '../store.ts';
import { visible } from '../visible-text.ts';
import { invoiceText, type Invoice } from './invoice.ts';
import type { Mail, Mailboxes } from './mail.ts';
import { labelled, line, paragraphs, quoted, visitorOf } from './words.ts';
import { whatsappHref } from '../site.ts';

/** Only of a number with its country code, as Kenyan ones always have: without it WhatsApp finds somebody else. */
const whatsapp = (phone: string): string => (/^\+\d{8,15}$/u.test(phone) ? whatsappHref(phone) : '');

const suspicion = (suspect: boolean) =>
  suspect
    ? 'This looks like a program’s work: a field was filled in that no person sees. It may be a person all the same.'
    : '';

function contact(submission: Submission): string {
  const { fields = {} } = submission;
  const { name, address } = visitorOf(submission);
  const phone = line(fields.phone);
  return labelled([
    ['Name', name],
    ['Company', line(fields.company)],
    ['Email', address],
    ['Phone', phone],
    ['Answer by WhatsApp', whatsapp(phone)],
  ]);
}

const HOW_TO_ANSWER = 'Your reply to this mail goes to the address above.';

/** The same, to the letter, whenever it is written: a mail service may compare what comes again. */
export function messageMail(submission: Submission, { from, sales }: Mailboxes): Mail {
  const { fields, reference, receivedAt: date, suspect, body } = submission;
  const writer = visitorOf(submission);
  return {
    from,
    to: sales,
    replyTo: writer,
    date,
    subject: `${suspect ? 'Perhaps spam: ' : ''}Message from ${writer.name || writer.address} (${reference})`,
    text: paragraphs(
      suspicion(suspect),
      contact(submission),
      labelled([
        ['Page', line(fields?.page)],
        ['Reference', reference],
      ]),
      // What cannot be read is handed on as it came.
      quoted(fields ? fields.message : body),
      HOW_TO_ANSWER,
    ),
    attachments: [],
  };
}

/** That an order has arrived, or what was noted of its payment. Without an invoice the order is only in the receiver. */
export function orderMail(
  submission: Submission,
  invoice: Invoice | undefined,
  { from, sales }: Mailboxes,
  date: string,
  told: Payment | undefined,
): Mail {
  const { fields = {}, reference } = submission;
  const wrong = told && concern([told]);
  const state = wrong ?? (invoice?.isPaid ? 'paid' : 'not paid yet');
  const subject = `Order ${invoice ? `${invoice.number}, ${invoice.total}` : reference}, ${state}`;
  const notes = line(fields.notes) === '' ? '' : `Notes of the customer:\n${quoted(fields.notes)}`;
  return {
    from,
    to: sales,
    replyTo: visitorOf(submission),
    date,
    subject,
    text: paragraphs(
      wrong === undefined ? '' : `${wrong}. It is noted as “${visible(told?.note ?? '')}”.`,
      contact(submission),
      labelled([['Reference', reference]]),
      invoice
        ? invoiceText(invoice)
        : 'The order cannot be read. The receiver’s `show` prints it as it came.',
      notes,
      HOW_TO_ANSWER,
    ),
    attachments: [],
  };
}
