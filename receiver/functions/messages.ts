/** Messages beside the site, on its own origin: one that passes becomes a mail in the company's mailbox and is stored nowhere. */
import { Hono } from 'hono';
import { env } from 'hono/adapter';
import { z } from 'zod';
import { messagesApp } from '../http/app.ts';
import type { MessageReceiver } from '../http/ports.ts';
import { rateLimiter } from '../http/rate-limit.ts';
import { faultLine } from '../log.ts';
import { messageMail } from '../mail/message-mail.ts';
import { IDEMPOTENCY_HEADER } from '../site.ts';
import { StoreRefuses, StoreUnavailable } from '../store/database.ts';
import type { MessageStore } from '../store/store.ts';

const setting = (pattern: RegExp, mustBe: string) => z.string().regex(pattern, mustBe).prefault('');

/** By their names in the platform's environment. What is wrong is said without its value: one of them is a secret. */
const settingsSchema = z.object({
  RESEND_API_KEY: setting(/^re_[\w-]+$/u, 'a key of Resend, which begins with re_'),
  /** Of a domain that Resend has verified. */
  MAIL_FROM: setting(
    /^[^<>\p{Cc}]*<?[^\s<>@]+@[^\s<>@]+>?$/u,
    'an address, or a name with one, like Website <website@example.co.ke>',
  ),
  SALES_MAIL: setting(z.regexes.email, 'an address like sales@example.co.ke'),
  /** Another address of the mail API, for tests. */
  MAIL_API: z.url('an address').default('https://api.resend.com/emails'),
});

/** Shorter than the site waits for an answer: 15 seconds, some of which are spent on the way. */
const LIMIT_MS = 9000;

/** Its names are words of its own; what is longer may quote what was sent. */
const refusalSchema = z.object({ name: z.string().regex(/^\w{1,50}$/u) }).catch({ name: 'no reason' });

/** Not of the mail: the API's key, the time, the same mail at this moment, how many came. */
const PASSING = [401, 403, 408, 409, 429];

const isForGood = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status);

/** Resend (https://resend.com/docs/api-reference/emails) knows a key for 24 hours and sends no second mail. */
function mailbox(environment: unknown): MessageStore {
  function settings() {
    const { data, error } = settingsSchema.safeParse(environment);
    if (data) return data;
    const sentences = error.issues.map(({ path, message }) => `${path.join()} must be ${message}.`);
    throw new StoreUnavailable(sentences.join(' '));
  }
  return {
    recall: () => Promise.resolve(undefined),
    storeOnce: async (message) => {
      const { RESEND_API_KEY, MAIL_FROM, SALES_MAIL, MAIL_API } = settings();
      const { replyTo, subject, text } = messageMail(message);
      const mail = { from: MAIL_FROM, to: [SALES_MAIL], reply_to: [replyTo.address], subject, text };
      const response = await fetch(MAIL_API, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${RESEND_API_KEY}`,
          'Content-Type': 'application/json',
          [IDEMPOTENCY_HEADER]: `contact/${message.key}`,
        },
        body: JSON.stringify(mail),
        // Cloudflare's runtime knows no `error` here; a redirect is no success below.
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch((cause: unknown) => {
        throw new StoreUnavailable('The mail API gives no answer', { cause });
      });
      if (response.ok) return message;
      const { name } = refusalSchema.parse(await response.json().catch(() => undefined));
      // The same key came before with other words: no body is the same as this one's.
      if (name === 'invalid_idempotent_request') return { ...message, body: '' };
      const words = `The mail API answers ${response.status}, ${name}`;
      throw isForGood(response.status) ? new StoreRefuses(words) : new StoreUnavailable(words);
    },
    check: async () => {
      await Promise.try(settings);
    },
  };
}

/** Each instance counts alone, and platforms start several: this stops accidents, not a flood. */
const secondsToWait = rateLimiter({ most: 20, windowMs: 60_000 }, () => performance.now());

/** `clientOf` gives the visitor's address, as the platform vouches for it. */
export const messages = (clientOf: MessageReceiver['clientOf']) =>
  new Hono().all('*', (context) =>
    messagesApp({
      store: mailbox(env(context)),
      now: () => Date.now(),
      monotonic: () => performance.now(),
      site: new URL(context.req.url).origin,
      clientOf,
      secondsToWait,
      report: (error) => {
        console.error(faultLine(error));
      },
    }).fetch(context.req.raw),
  );
