import type { Submission } from '../store/rows.ts';
import type { Letter, Mailbox } from './mail.ts';
import { contact, day, HOW_TO_ANSWER, labelled, line, paragraphs, quoted, visitorOf } from './text.ts';

const SUSPICION =
  'This may be spam: a field that no person sees was filled in. It may be from a person all the same.';

const MANY = 'Many messages came at once. Write a new email to each: a reply reaches none, and quotes all.';

function subjectOf(submission: Submission): string {
  const { fields, reference, suspect } = submission;
  const { name, address } = visitorOf(submission);
  const number = line(fields.orderNumber);
  const what = number === '' ? 'Message' : `Order ${number}`;
  return `${suspect ? 'Perhaps spam: ' : ''}${what} from ${name || address} (${reference})`;
}

const partsOf = (submission: Submission): readonly string[] => [
  submission.suspect ? SUSPICION : '',
  contact(submission),
  labelled([
    ['Page', line(submission.fields.page)],
    ['Sent', day(submission.receivedAt)],
    ['Reference', submission.reference],
  ]),
  quoted(submission.fields.message),
];

/**
 * About one, or about many that waited: an answer to that mail would reach one of them alone. The same, to the letter,
 * whenever it is written: a mail service may compare what comes again.
 */
export function messageMail(all: readonly [Submission, ...Submission[]], office: Mailbox): Letter {
  const [first, ...others] = all;
  if (others.length === 0)
    return {
      replyTo: visitorOf(first),
      subject: subjectOf(first),
      text: paragraphs(...partsOf(first), HOW_TO_ANSWER),
    };
  const parts = all.map((one, index) => paragraphs(`${index + 1}. ${subjectOf(one)}`, ...partsOf(one)));
  return {
    replyTo: office,
    subject: `${all.length} messages from the website`,
    text: [`${MANY}\n`, ...parts].join('\n'),
  };
}
