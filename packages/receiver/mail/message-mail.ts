import type { Submission } from '../store/rows.ts';
import type { Letter, Mailbox } from './mail.ts';
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

const SUSPICION =
  'This may be spam: a field that no person sees was filled in. It may be from a person all the same.';

const MANY = 'Many messages came at once. Write a new email to each: a reply reaches none, and quotes all.';

function subjectOf(submission: Submission): string {
  const { fields, reference, suspect } = submission;
  const { name, address } = senderOf(submission);
  const number = oneLine(fields.orderNumber);
  const title = number === '' ? 'Message' : `Order ${number}`;
  return `${suspect ? 'Perhaps spam: ' : ''}${title} from ${name || address} (${reference})`;
}

const partsOf = (submission: Submission): readonly string[] => [
  submission.suspect ? SUSPICION : '',
  contactDetails(submission),
  labelled([
    ['Page', oneLine(submission.fields.page)],
    ['Sent', day(submission.receivedAt)],
    ['Reference', submission.reference],
  ]),
  asQuotation(submission.fields.message),
];

/**
 * Writes about one message, or about many that waited. A reply to many goes to the office, since it would
 * reach one sender alone. A retry has the same text, to the letter: a mail service may compare them.
 */
export function messageMail(messages: readonly [Submission, ...Submission[]], office: Mailbox): Letter {
  const [first, ...others] = messages;
  if (others.length === 0)
    return {
      replyTo: senderOf(first),
      subject: subjectOf(first),
      text: paragraphs(...partsOf(first), HOW_TO_ANSWER),
    };
  const parts = messages.map((one, index) => paragraphs(`${index + 1}. ${subjectOf(one)}`, ...partsOf(one)));
  return {
    replyTo: office,
    subject: `${messages.length} messages from the website`,
    text: [`${MANY}\n`, ...parts].join('\n'),
  };
}
