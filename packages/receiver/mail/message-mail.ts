import type { Submission } from '../store/rows.ts';
import type { Letter } from './mail.ts';
import { contact, HOW_TO_ANSWER, labelled, line, paragraphs, quoted, visitorOf } from './text.ts';

const SUSPICION =
  'This looks like a program’s work: a field was filled in that no person sees. It may be a person all the same.';

/** The same, to the letter, whenever it is written: a mail service may compare what comes again. */
export function messageMail(submission: Submission): Letter {
  const { fields, reference, suspect } = submission;
  const replyTo = visitorOf(submission);
  const number = line(fields.orderNumber);
  const what = number === '' ? 'Message' : `Order ${number}`;
  const from = replyTo.name || replyTo.address;
  return {
    replyTo,
    subject: `${suspect ? 'Perhaps spam: ' : ''}${what} from ${from} (${reference})`,
    text: paragraphs(
      suspect ? SUSPICION : '',
      contact(submission),
      labelled([
        ['Page', line(fields.page)],
        ['Reference', reference],
      ]),
      quoted(fields.message),
      HOW_TO_ANSWER,
    ),
  };
}
