import type { Submission } from '../store/rows.ts';
import type { Letter } from './mail.ts';
import { contact, HOW_TO_ANSWER, labelled, line, paragraphs, quoted, visitorOf } from './text.ts';

const SUSPICION =
  'This looks like a program’s work: a field was filled in that no person sees. It may be a person all the same.';

const subjectOf = (submission: Submission) => {
  const { fields, reference, suspect } = submission;
  const { name, address } = visitorOf(submission);
  const number = line(fields.orderNumber);
  const what = number === '' ? 'Message' : `Order ${number}`;
  return `${suspect ? 'Perhaps spam: ' : ''}${what} from ${name || address} (${reference})`;
};

const wordsOf = (submission: Submission) =>
  paragraphs(
    submission.suspect ? SUSPICION : '',
    contact(submission),
    labelled([
      ['Page', line(submission.fields.page)],
      ['Reference', submission.reference],
    ]),
    quoted(submission.fields.message),
  ).trim();

/** The same, to the letter, whenever it is written: a mail service may compare what comes again. */
export const messageMail = (submission: Submission): Letter => ({
  replyTo: visitorOf(submission),
  subject: subjectOf(submission),
  text: paragraphs(wordsOf(submission), HOW_TO_ANSWER),
});

/** Many messages in one mail. */
export const messagesMail = (submissions: readonly Submission[]): Omit<Letter, 'replyTo'> => ({
  subject: `${submissions.length} messages from the website`,
  text: paragraphs(
    'Many messages came at once. Write to each sender: a reply to this mail comes back to you.',
    ...submissions.map((one) => `=== ${subjectOf(one)}\n\n${wordsOf(one)}`),
  ),
});
