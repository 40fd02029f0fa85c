import type { Context } from 'hono';
import { html } from 'hono/html';
import { OFFICE_PATH } from '../office/link.ts';
import { PAYMENT_PATH } from '../payments/provider.ts';
import { renderPage } from './page.ts';

const UNREADABLE_FORM = 'We cannot read this form.';

/**
 * The HTTP status of each rejection. Those that a plain form can get also have a sentence for the visitor.
 */
const REJECTIONS = {
  malformed: [400, UNREADABLE_FORM],
  key_missing: [400],
  origin_refused: [403, 'We take messages from our own website only.'],
  not_found: [404, 'There is nothing at this address.'],
  /** `key_reused` and `price_changed` are not 422, because the visitor can correct nothing. */
  key_reused: [409],
  price_changed: [409],
  too_large: [413, 'This is too long.'],
  unsupported_type: [415],
  invalid: [422, 'Please go back and correct this:'],
  too_many: [429, 'Too many requests came from your connection. Please send it again in a minute.'],
  internal: [500, 'Something went wrong on our side. Please send it again later: we keep only one copy.'],
  storage_unavailable: [503, 'We cannot keep your message now. Please send it again in a few minutes.'],
  /**
   * The status is not 503, because the order is stored. After a 502 the site's page tries again. If no retry
   * succeeds, the page does not claim that the order was not sent.
   */
  payment_unavailable: [502],
  outcome_unknown: [
    504,
    'We cannot tell whether this has arrived. Please send it again: we keep only one copy.',
  ],
  catalogue_unavailable: [503],
} as const satisfies Record<string, readonly [status: number, sentence?: string]>;

export interface Rejection {
  readonly code: keyof typeof REJECTIONS;
  /** A message for each field that the visitor can correct. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * The prefixes of the paths that people open in a browser. On these paths, the responses 429 and 5xx are
 * pages that say what to do. All other rejections are JSON, as on any path, unless a form was sent.
 */
export const PAGE_PATH_PREFIXES = [`${PAYMENT_PATH}/`, `${OFFICE_PATH}/`];

/**
 * Returns whether a browser sent a form without a script. The browser then shows the response to the visitor.
 */
export const isPlainForm = (context: Context) =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? '');

/**
 * The seconds in the `Retry-After` of responses with status 502 or higher. The site's page waits that long
 * before it tries again.
 */
const RETRY_AFTER_SECONDS = 5;

/** Responds with a rejection in a form that the sender can read: JSON for a script, a page for a person. */
export function reject(context: Context, { code, fields }: Rejection): Response | Promise<Response> {
  const [status, sentence = UNREADABLE_FORM] = REJECTIONS[code];
  if (status >= 502) context.header('Retry-After', String(RETRY_AFTER_SECONDS));
  if (
    (status === 429 || status >= 500) &&
    PAGE_PATH_PREFIXES.some((path) => context.req.path.startsWith(path))
  ) {
    const firstSentence =
      status === 504
        ? 'We cannot tell whether this was recorded'
        : 'This page has changed nothing about your payment';
    const body = html`<p>${firstSentence}. Please reload this page in a few minutes.</p>`;
    return renderPage(context, { title: 'Please try again in a moment', body, status });
  }
  if (!isPlainForm(context)) return context.json({ error: code, ...(fields && { fields }) }, status);
  const backHint = 'Your browser’s Back button returns to what you wrote.';
  return renderPage(context, {
    title: code === 'outcome_unknown' ? 'Your message may have been sent' : 'Your message has not been sent',
    body: html`${[sentence, ...Object.values(fields ?? {}), backHint].map((text) => html`<p>${text}</p>`)}`,
    status,
  });
}
