import type { Problem } from '../form/feedback.ts';
import { minutes } from '@site/rules/time/duration';

const MINUTE_MS = 60_000;

const later = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return 'in a few minutes';
  const count = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return `in ${count > 60 ? minutes(Math.ceil(count / 60) * 60) : minutes(count)}`;
};

type Failed =
  | { readonly kind: 'offline' | 'unknown' | 'cancelled' | 'refused' }
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | undefined };

/** Of a server that knows the key. */
export const ONCE = 'Sending it again is safe: it arrives only once.';
/** Of a service, which gets none. */
export const TWICE = 'If you send it again, it may arrive twice.';

/** `sent` is what the message says: something of its own, or an order. */
export function messageProblem(
  failed: Failed,
  again: typeof ONCE | typeof TWICE,
  sent: 'message' | 'order' = 'message',
): Problem | undefined {
  const kept = `Your ${sent} is saved here`;
  switch (failed.kind) {
    case 'offline':
      return {
        title: 'You are offline',
        text: `Nothing was sent. ${kept}: send it once you are connected again.`,
      };
    case 'unknown':
      return {
        title: `We cannot tell whether your ${sent} arrived`,
        text: `No answer came that says so. ${kept}. ${again}`,
      };
    case 'cancelled':
      return { title: 'You stopped sending', text: `${kept}. It may have left already. ${again}` };
    case 'unavailable': {
      const isTooMany = failed.status === 429;
      return {
        title: isTooMany ? `Too many ${sent}s at the moment` : 'Our message service is not working',
        text: `Your ${sent} was not accepted. It is saved here: please send it again ${later(failed.retryAfterMs)}.`,
      };
    }
    case 'refused':
      return undefined;
  }
}
