/**
 * Keeps each message in the company's mailbox, by Resend's HTTP API: https://resend.com/docs/api-reference/emails.
 * It remembers keys for 24 hours and answers a key that comes again as it did before, without another mail.
 */
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/submission.ts';
import { StoreUnavailable } from '../receiver/database.ts';
import { messageMail } from '../receiver/mail/sales-mail.ts';
import type { MessageStore, Submission } from '../receiver/store.ts';
import type { Settings } from './settings.schema.ts';

/** Shorter than the site waits for an answer: 15 seconds, of which some are spent on the way. */
const LIMIT_MS = 9000;

/** The same key came before with other words. */
const OTHER_WORDS = 'invalid_idempotent_request';

const refusalSchema = z.object({ name: z.string() }).catch({ name: 'no reason' });

/** What it says is the submission's alone: sent again, it is the same to the letter. */
function payload(submission: Submission, { MAIL_FROM, SALES_MAIL }: Settings) {
  const unnamed = (address: string) => ({ name: '', address });
  const boxes = { from: unnamed(MAIL_FROM), sales: unnamed(SALES_MAIL) };
  const { replyTo, subject, text } = messageMail(submission, boxes);
  return { from: MAIL_FROM, to: [SALES_MAIL], reply_to: [replyTo.address], subject, text };
}

async function post(submission: Submission, settings: Settings): Promise<Response> {
  try {
    return await fetch(settings.MAIL_API, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${settings.RESEND_API_KEY}`,
        'Content-Type': 'application/json',
        [IDEMPOTENCY_HEADER]: `${submission.kind}/${submission.key}`,
      },
      body: JSON.stringify(payload(submission, settings)),
      // Cloudflare's runtime knows no `error` here; any redirect is no success below.
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    throw new StoreUnavailable('The mail API gives no answer', { cause: error });
  }
}

/** Settings, or what is wrong with them. */
export function mailStore(settings: Settings | string): MessageStore {
  const usable = (): Settings => {
    if (typeof settings === 'string') throw new StoreUnavailable(settings);
    return settings;
  };
  return {
    // Resend alone knows what it has sent, and says so when it is sent again.
    recall: () => Promise.resolve(undefined),
    keepOnce: async (submission) => {
      const answer = await post(submission, usable());
      if (answer.ok) return submission;
      const { name } = refusalSchema.parse(await answer.json().catch(() => undefined));
      if (name === OTHER_WORDS) return { ...submission, body: '' };
      throw new StoreUnavailable(`The mail API answers ${answer.status}, ${name}`);
    },
    check: () => Promise.resolve(usable()).then(() => undefined),
  };
}
