/** Resend's HTTP API: https://resend.com/docs/api-reference/emails. It knows a key for 24 hours and sends no second mail. */
import { z } from 'zod';
import type { Mail } from '../mail/mail.ts';
import type { Settings } from './settings.schema.ts';
import { IDEMPOTENCY_HEADER } from '../site.ts';

/** Shorter than the site waits for an answer: 15 seconds, of which some are spent on the way. */
const LIMIT_MS = 9000;

/** The same key came before with other words. */
const OTHER_WORDS = 'invalid_idempotent_request';

const refusalSchema = z.object({ name: z.string() }).catch({ name: 'no reason' });

export type Answer =
  | { readonly kind: 'sent' | 'other_words' }
  | { readonly kind: 'failed'; readonly why: string; readonly cause?: unknown };

type Words = Pick<Mail, 'replyTo' | 'subject' | 'text'>;

/** To the company, from the website. What it says is what `words` and settings say: sent again, it is the same. */
export async function mailSales(words: Words, key: string, settings: Settings): Promise<Answer> {
  const { RESEND_API_KEY, MAIL_FROM, SALES_MAIL, MAIL_API } = settings;
  const { replyTo, subject, text } = words;
  try {
    const response = await fetch(MAIL_API, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${RESEND_API_KEY}`,
        'Content-Type': 'application/json',
        [IDEMPOTENCY_HEADER]: key,
      },
      body: JSON.stringify({
        from: MAIL_FROM,
        to: [SALES_MAIL],
        reply_to: [replyTo.address],
        subject,
        text,
      }),
      // Cloudflare's runtime knows no `error` here; any redirect is no success below.
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.ok) return { kind: 'sent' };
    const { name } = refusalSchema.parse(await response.json().catch(() => undefined));
    return name === OTHER_WORDS
      ? { kind: 'other_words' }
      : { kind: 'failed', why: `The mail API answers ${response.status}, ${name}` };
  } catch (cause) {
    return { kind: 'failed', why: 'The mail API gives no answer', cause };
  }
}
