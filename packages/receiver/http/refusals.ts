import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageAnswer } from './page.ts';

const UNREADABLE = 'This form was sent in a way that we cannot read.';

/** Every refusal: its status, and its words for those who sent a form without script, where that can happen to them. */
const REFUSALS = {
  malformed: [400, UNREADABLE],
  key_missing: [400],
  origin_refused: [403, 'Messages are taken from our own website only.'],
  not_found: [404, 'There is nothing at this address.'],
  /** Not 422, which is the visitor's to correct. */
  key_reused: [409],
  price_changed: [409],
  too_large: [413, 'This is longer than we can take.'],
  unsupported_type: [415],
  invalid: [422, 'Please go back and correct this:'],
  too_many: [429, 'Too much came from your connection in a short time. Please send it again in a minute.'],
  internal: [500, 'Something went wrong on our side. Please send it again later: it is kept once.'],
  storage_unavailable: [503, 'We cannot keep your message now. Please send it again in a few minutes.'],
  /** As gateways say it, for the order is stored: the page claims nothing, and sends the same again. */
  payment_unavailable: [502],
  outcome_unknown: [504, 'We cannot tell whether this has arrived. Please send it again: it is kept once.'],
  catalogue_unavailable: [503],
} as const satisfies Record<string, readonly [status: number, words?: string]>;

export interface Refusal {
  readonly code: keyof typeof REFUSALS;
  /** One message per field, for a form that is to be corrected. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Whether a browser without script has sent it and will show the answer. */
export const isPlainForm = (context: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? '');

/** When to ask again: sooner than the site gives up. */
export const RETRY_SECONDS = 5;

/** Says no in the form that the sender reads: JSON, or a page. */
export function refuse(context: Context, { code, fields }: Refusal): Response | Promise<Response> {
  const [status, words = UNREADABLE] = REFUSALS[code];
  if (status >= 502) context.header('Retry-After', String(RETRY_SECONDS));
  if (!isPlainForm(context)) return context.json({ error: code, ...(fields && { fields }) }, status);
  const back = 'Your browser’s Back button returns to what you wrote.';
  return pageAnswer(context, {
    title: code === 'outcome_unknown' ? 'Your message may have been sent' : 'Your message has not been sent',
    body: html`${[words, ...Object.values(fields ?? {}), back].map((text) => html`<p>${text}</p>`)}`,
    status,
  });
}
