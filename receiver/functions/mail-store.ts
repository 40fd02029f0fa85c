/** Keeps each message in the company's mailbox and nowhere else. */
import { StoreUnavailable } from '../database.ts';
import { messageMail } from '../mail/sales-mail.ts';
import type { MessageStore } from '../sql-store.ts';
import { mailSales } from './resend.ts';
import type { Settings } from './settings.schema.ts';

const unnamed = (address: string) => ({ name: '', address });

/** Settings, or what is wrong with them. */
export function mailStore(settings: Settings | string): MessageStore {
  const usable = (): Settings => {
    if (typeof settings === 'string') throw new StoreUnavailable(settings);
    return settings;
  };
  return {
    // The mail API alone knows what it has sent, and says so when it is sent again.
    recall: () => Promise.resolve(undefined),
    keepOnce: async (submission) => {
      const { MAIL_FROM, SALES_MAIL } = usable();
      const mail = messageMail(submission, { from: unnamed(MAIL_FROM), sales: unnamed(SALES_MAIL) });
      const answer = await mailSales(mail, `${submission.kind}/${submission.key}`, usable());
      if (answer.kind === 'failed') throw new StoreUnavailable(answer.why, { cause: answer.cause });
      return answer.kind === 'sent' ? submission : { ...submission, body: '' };
    },
    check: () => Promise.resolve(usable()).then(() => undefined),
  };
}
