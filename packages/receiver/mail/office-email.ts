/** The emails to the company: about messages, about orders, and with the link that marks an order as paid. */
import type { OfficeLinks } from '../office/link.ts';
import { findPaymentWarning, getOfficeLabel } from '../payments/status.ts';
import type { DueEmail } from '../store/outbox.ts';
import type { StoredPaymentRecord } from '../store/payments.ts';
import type { Submission } from '../store/rows.ts';
import { escapeInvisible } from '../visible-text.ts';
import { NO_GLYPH, listUndrawableLetters } from './invoice-pdf.ts';
import { listInvoiceSections, type Invoice } from './invoice.ts';
import type { EmailContent } from './email.ts';
import {
  quoteText,
  formatContactDetails,
  formatDay,
  formatRows,
  toOneLine,
  joinParagraphs,
  getSender,
} from './text.ts';

const REPLY_HINT = 'Replies to this email go to the address above.';

const SPAM_HINT =
  'This may be spam: a field that people cannot see was filled in. It may still be from a real person.';

const MANY_MESSAGES_HINT =
  'Many messages came at once. Write each sender a new email: a reply reaches none of them, and quotes all.';

function formatSubject(submission: Submission): string {
  const { fields, reference, suspect } = submission;
  const { name, address } = getSender(submission);
  const number = toOneLine(fields.orderNumber);
  const title = number === '' ? 'Message' : `Order ${number}`;
  return `${suspect ? 'Possible spam: ' : ''}${title} from ${name || address} (${reference})`;
}

const listMessageParts = (submission: Submission): readonly string[] => [
  submission.suspect ? SPAM_HINT : '',
  formatContactDetails(submission),
  formatRows([
    ['Page', toOneLine(submission.fields.page)],
    ['Sent', formatDay(submission.receivedAt)],
    ['Reference', submission.reference],
  ]),
  quoteText(submission.fields.message),
];

/**
 * Renders the email about one message, or about many messages that waited. Replies to an email about many
 * messages go to the office, because a reply could reach only one of the senders. A retry has exactly the
 * same text, because a mail service drops a second copy only if it equals the first.
 */
export function renderMessageEmail(messages: readonly [Submission, ...Submission[]]): EmailContent {
  const [first, ...others] = messages;
  if (others.length === 0)
    return {
      replyTo: getSender(first),
      subject: formatSubject(first),
      text: joinParagraphs(...listMessageParts(first), REPLY_HINT),
    };
  const parts = messages.map((message, index) =>
    joinParagraphs(`${index + 1}. ${formatSubject(message)}`, ...listMessageParts(message)),
  );
  return {
    subject: `${messages.length} messages from the website`,
    text: [`${MANY_MESSAGES_HINT}\n`, ...parts].join('\n'),
  };
}

/**
 * Renders the company's email about an order: its payment, its items and its customer. If the customer's
 * invoice was held back, the email says why.
 */
export function renderOrderEmail(
  { submission, paymentRecords, heldBackReason }: DueEmail,
  invoice: Invoice,
  causingRecord: StoredPaymentRecord | undefined,
  duplicateNumberWarning: string,
): EmailContent {
  const { fields, reference } = submission;
  const problem = causingRecord && findPaymentWarning([causingRecord]);
  const undrawableLetters = listUndrawableLetters(invoice);
  const number = duplicateNumberWarning === '' ? invoice.number : `${invoice.number} (one of several)`;
  return {
    replyTo: getSender(submission),
    subject: `Order ${number}, ${invoice.total}, ${problem ?? getOfficeLabel(paymentRecords)}`,
    text: joinParagraphs(
      problem && `${problem}. The note says: “${escapeInvisible(causingRecord.note)}”.`,
      heldBackReason &&
        `The customer has had no email about this order. ${heldBackReason}. If the order is genuine, ` +
          `ask whoever looks after the website to send it. They type: resend ${reference}`,
      duplicateNumberWarning,
      undrawableLetters &&
        `The customer’s PDF has ${NO_GLYPH} for characters that it cannot draw: ${undrawableLetters}`,
      formatContactDetails(submission),
      `Reference: ${reference}`,
      ...listInvoiceSections(invoice),
      toOneLine(fields.notes) && `The customer’s notes:\n${quoteText(fields.notes)}`,
      REPLY_HINT,
    ),
  };
}

/**
 * Renders the email with the link that marks the order as paid. The link is not in the other email about the
 * order, because a reply to that email would quote the link to the customer.
 */
export function renderOfficeLinkEmail(
  submission: Submission,
  { number, total }: Invoice,
  links: OfficeLinks,
  duplicateNumberWarning: string,
): EmailContent {
  const { url, expiresAt } = links.createLink(submission);
  return {
    subject: `When order ${number} is paid, ${total}`,
    text: joinParagraphs(
      `When the money for order ${number} has arrived, open this page and press “Paid”. ` +
        'The customer then gets the confirmation.',
      duplicateNumberWarning,
      url,
      'Whoever has this link can mark the order as paid: do not forward this email. ' +
        `The link works until ${formatDay(expiresAt)}.`,
    ),
  };
}
