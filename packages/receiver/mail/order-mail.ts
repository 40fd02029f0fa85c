/** The mails about an order, to the company and to the customer. */
import { warning, officeLabel } from '../payments/status.ts';
import type { DueMail } from '../store/outbox.ts';
import type { Payment } from '../store/payments.ts';
import type { OfficeLinks } from '../office/link.ts';
import type { Submission } from '../store/rows.ts';
import { visible } from '../visible-text.ts';
import { customerHtml, type CustomerSentences } from './customer-html.ts';
import { NO_GLYPH, lettersWithoutGlyph } from './invoice-pdf.ts';
import { invoiceText, payingText, sellerLines, type Invoice } from './invoice.ts';
import { LOGO } from '../brand/site-files.ts';
import type { Letter } from './mail.ts';
import {
  asQuotation,
  contactDetails,
  day,
  HOW_TO_ANSWER,
  labelled,
  oneLine,
  paragraphs,
  senderOf,
} from './text.ts';

/**
 * Tells the company that the order has arrived, what was noted of its payment, and what its customer lacks.
 */
export function officeMail(
  { submission, payments, heldBack }: Pick<DueMail, 'submission' | 'payments' | 'heldBack'>,
  invoice: Invoice,
  cause: Payment | undefined,
  sameNumber: string,
): Letter {
  const { fields, reference } = submission;
  const problem = cause && warning([cause]);
  const missing = lettersWithoutGlyph(invoice);
  const number = sameNumber === '' ? invoice.number : `${invoice.number} (one of several)`;
  return {
    replyTo: senderOf(submission),
    subject: `Order ${number}, ${invoice.total}, ${problem ?? officeLabel(payments)}`,
    text: paragraphs(
      problem === undefined ? '' : `${problem}. The note says: “${visible(cause?.note ?? '')}”.`,
      heldBack === undefined
        ? ''
        : `The customer has had no email about this order. ${heldBack}. If the order is genuine, ask whoever ` +
            `looks after the website to send it. They type: resend ${reference}`,
      sameNumber,
      missing === '' ? '' : `The customer’s PDF has ${NO_GLYPH} for what it cannot draw: ${missing}`,
      contactDetails(submission),
      labelled([['Reference', reference]]),
      invoiceText(invoice),
      oneLine(fields.notes) === '' ? '' : `Notes of the customer:\n${asQuotation(fields.notes)}`,
      HOW_TO_ANSWER,
    ),
  };
}

/**
 * Sends the company the link that notes the order as paid. It is not in the order's mail, because a reply to
 * that quotes it to the customer.
 */
export function officeLinkMail(
  submission: Submission,
  { number, total }: Invoice,
  links: OfficeLinks,
  sameNumber: string,
): Omit<Letter, 'replyTo'> {
  const { address, until } = links.linkTo(submission);
  return {
    subject: `When order ${number} is paid, ${total}`,
    text: paragraphs(
      `When the money for order ${number} has arrived, open this page and press “Paid”. ` +
        'The customer then gets the confirmation.',
      sameNumber,
      address,
      'Whoever has this link can note the order as paid: do not forward this email. ' +
        `The link works until ${day(until)}.`,
    ),
  };
}

const NOT_YOURS =
  'If you did not order this, someone else gave us your address. ' +
  'Then pay nothing, and reply so that we can delete the order.';

function customerSentences({ title, total, term, isPaid, notes, documents }: Invoice): CustomerSentences {
  const received = 'Thank you. We have received your order';
  return {
    title: isPaid ? 'Your order is paid' : 'Your proforma invoice',
    before: isPaid
      ? [`${received} and your payment of ${total}.`]
      : [`${received} of ${total}. ${term}`.trim(), NOT_YOURS],
    after: [
      notes.join(' '),
      `The ${title.toLowerCase()} is attached. ${isPaid ? 'An' : 'Once it is paid, an'} engineer calls you to ` +
        'agree when the work starts. If anything is wrong, reply to this email.',
    ],
    agreement:
      `This email is your copy of our agreement${isPaid ? '' : ', which begins once the order is paid'}: ` +
      `the order above${documents.length > 0 ? ', on the terms of these documents' : ''}.`,
  };
}

/** Sends the customer a copy of the agreement. */
export async function customerMail(invoice: Invoice, site: string): Promise<Omit<Letter, 'replyTo'>> {
  const sentences = customerSentences(invoice);
  const { before, after, agreement } = sentences;
  const terms = invoice.documents.map(
    ({ title, version, path }) => `- ${title}, version ${version}: ${site}${path}`,
  );
  return {
    subject: `${invoice.isPaid ? 'Your order' : sentences.title} ${invoice.number}`,
    text: paragraphs(
      ...before,
      invoiceText(invoice),
      payingText(invoice),
      ...after,
      [agreement, ...terms].join('\n'),
      sellerLines(invoice.seller).join('\n'),
    ),
    html: await customerHtml(invoice, site, sentences),
    logo: LOGO,
  };
}
