import type { Problem } from '../form/feedback.ts';
import { minutes } from '../time/duration.ts';

const MINUTE_MS = 60_000;

const later = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return 'in a few minutes';
  const count = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return `in ${count > 60 ? minutes(Math.ceil(count / 60) * 60) : minutes(count)}`;
};

type Failed =
  | { readonly kind: 'offline' | 'unknown' | 'cancelled' | 'refused' }
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | undefined };

/** What a message says: something of its own, or an order. */
type Sent = 'message' | 'order';

const problems = (sent: Sent) =>
  ({
    offline: {
      title: 'You are offline',
      text: `Nothing was sent. Your ${sent} is saved here: send it once you are connected again.`,
    },
    unknown: {
      title: `We cannot tell whether your ${sent} arrived`,
      text: `The connection failed, or no answer came. Your ${sent} is saved here. Sending it again is safe: it arrives only once.`,
    },
    cancelled: {
      title: 'You stopped sending',
      text: `Your ${sent} is saved here. It may have left already: sending it again does not deliver it twice.`,
    },
    refused: undefined,
  }) as const;

export function messageProblem(failed: Failed, sent: Sent = 'message'): Problem | undefined {
  if (failed.kind !== 'unavailable') return problems(sent)[failed.kind];
  const [title, subject] =
    failed.status === 429
      ? [`Too many ${sent}s at the moment`, 'Yours']
      : ['Our message service is not working', `Your ${sent}`];
  const text = `${subject} was not accepted. It is saved here: please send it again ${later(failed.retryAfterMs)}.`;
  return { title, text };
}
