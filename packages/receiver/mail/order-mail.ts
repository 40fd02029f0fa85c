/** What the company and the customer read of an order. */
import { warning, officeLabel } from '../payments/status.ts';
import type { DueMail } from '../store/outbox.ts';
import type { Payment } from '../store/payments.ts';
import type { OfficeLinks } from '../office/link.ts';
import type { Submission } from '../store/rows.ts';
import { visible } from '../visible-text.ts';
import { customerHtml, type Sentences } from './customer-html.ts';
import { NO_LETTER, undrawn } from './invoice-pdf.ts';
import { invoiceText, payingText, sellerLines, type Invoice } from './invoice.ts';
import { LOGO } from '../brand/site-files.ts';
import type { Letter } from './mail.ts';
import { contact, day, HOW_TO_ANSWER, labelled, line, paragraphs, quoted, visitorOf } from './text.ts';

/** To the company: that the order has arrived, what was noted of its payment, or what is wrong with its mails. */
export function officeMail(
  { submission, payments, heldBack }: Pick<DueMail, 'submission' | 'payments' | 'heldBack'>,
  invoice: Invoice,
  noted: Payment | undefined,
  sameNumber: string,
): Letter {
  const { fields, reference } = submission;
  const missing = undrawn(invoice);
  const wrong = noted && warning([noted]);
  return {
    replyTo: visitorOf(submission),
    subject: `Order ${invoice.number}${sameNumber === '' ? '' : ' (one of several)'}, ${invoice.total}, ${wrong ?? officeLabel(payments)}`,
    text: paragraphs(
      wrong === undefined ? '' : `${wrong}. The note says: “${visible(noted?.note ?? '')}”.`,
      heldBack === undefined
        ? ''
        : `The customer has had no email about this order. ${heldBack}. If the order is genuine, ask whoever looks after the website to send it. They type: resend ${reference}`,
      sameNumber,
      missing === '' ? '' : `The customer’s PDF has ${NO_LETTER} for what it cannot draw: ${missing}`,
      contact(submission),
      labelled([['Reference', reference]]),
      invoiceText(invoice),
      line(fields.notes) === '' ? '' : `Notes of the customer:\n${quoted(fields.notes)}`,
      HOW_TO_ANSWER,
    ),
  };
}

/**
 * To the company, apart from the order's mail: whoever answers that one quotes it to the customer, who could then note the
 * order as paid.
 */
export function deskMail(
  submission: Submission,
  { number, total }: Invoice,
  links: OfficeLinks,
  sameNumber: string,
): Omit<Letter, 'replyTo'> {
  const { address, until } = links.linkTo(submission);
  return {
    subject: `When order ${number} is paid, ${total}`,
    text: paragraphs(
      `When the money for order ${number} has arrived, open this page and press “Paid”. The customer then gets the confirmation.`,
      sameNumber,
      address,
      `Whoever has this link can note the order as paid: do not forward this email. The link works until ${day(until)}.`,
    ),
  };
}

const NOT_YOURS =
  'If you did not order this, someone else gave us your address. Then pay nothing, and reply so that we can delete the order.';

/** What the customer's mail says around the invoice. */
function sentencesOf({ title, total, term, isPaid, notes, documents }: Invoice): Sentences {
  const begins = isPaid ? '' : ', which begins once the order is paid';
  const terms = documents.length > 0 ? ', on the terms of these documents' : '';
  return {
    title: isPaid ? 'Your order is paid' : 'Your proforma invoice',
    lead: isPaid
      ? [`Thank you. We have received your order and your payment of ${total}.`]
      : [`Thank you. We have received your order of ${total}. ${term}`.trim(), NOT_YOURS],
    next: [
      notes.join(' '),
      `The ${title.toLowerCase()} is attached. ${isPaid ? 'An' : 'Once it is paid, an'} engineer calls you to agree when the work starts. If anything is wrong, reply to this email.`,
    ],
    agreement: `This email is your copy of our agreement${begins}: the order above${terms}.`,
  };
}

/** To the customer: a copy of the agreement, with the invoice attached where it could be drawn. */
export async function customerMail(invoice: Invoice, site: string): Promise<Omit<Letter, 'replyTo'>> {
  const { number, isPaid, seller, documents } = invoice;
  const sentences = sentencesOf(invoice);
  const { lead, next, agreement } = sentences;
  // Every document in the version of the day, at the address where that version stays.
  const terms = documents.map(({ title, version, path }) => `- ${title}, version ${version}: ${site}${path}`);
  return {
    subject: `${isPaid ? 'Your order' : 'Your proforma invoice'} ${number}`,
    text: paragraphs(
      ...[...lead, invoiceText(invoice), ...payingText(invoice), ...next],
      ...[[agreement, ...terms].join('\n'), sellerLines(seller).join('\n')],
    ),
    html: await customerHtml(invoice, site, sentences),
    logo: LOGO,
  };
}
