import { messageText } from '../../src/domain/contact/message-mail.ts';
import { EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import type { Submission } from '../receiver/store.ts';

/** What the mail says is the submission's alone: sent again, it is the same to the letter. */
export function salesMail({ reference, suspect, email, fields }: Submission) {
  const values = { ...EMPTY_MESSAGE, ...fields };
  const doubt = suspect ? 'A hidden field was filled in, as programs do.\n\n' : '';
  return {
    reply_to: [email],
    subject: `${suspect ? '[suspect] ' : ''}Message from ${values.name} (${reference})`,
    text: `${doubt}${messageText(values)}\n\n${reference}`,
  };
}
