import type { DeliveryOutcome } from '../delivery/deliver.ts';
import type { Problem } from '../form/feedback.ts';
import { formatMinutes } from '@site/rules/time/duration';

const MINUTE_MS = 60_000;

const describeWait = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return 'in a few minutes';
  const count = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return `in ${formatMinutes(count > 60 ? Math.ceil(count / 60) * 60 : count)}`;
};

/** This is said if the server knows the idempotency key. */
export const SAFE_TO_RESEND = 'Sending it again is safe: it arrives only once.';
/** This is said if a form service, which gets no idempotency key, may have the message. */
export const MAY_ARRIVE_TWICE = 'If you send it again, it may arrive twice.';

export function describeMessageProblem(
  failed: DeliveryOutcome<never>,
  again: string,
  sent: 'message' | 'order' = 'message',
): Problem | undefined {
  const saved = `Your ${sent} is saved here`;
  switch (failed.kind) {
    case 'offline':
      return {
        title: 'You are offline',
        text: `Nothing was sent. ${saved}: send it once you are connected again.`,
      };
    case 'unknown':
      return {
        title: `We cannot tell whether your ${sent} arrived`,
        text: `No answer came that says so. ${saved}. ${again}`,
      };
    case 'cancelled':
      return { title: 'You stopped sending', text: `${saved}. It may have left already. ${again}` };
    case 'unavailable': {
      const isTooMany = failed.status === 429;
      return {
        title: isTooMany ? `Too many ${sent}s at the moment` : 'Our message service is not working',
        text: `Your ${sent} was not accepted. It is saved here: please send it again ${describeWait(failed.retryAfterMs)}.`,
      };
    }
    case 'refused':
      return undefined;
  }
}
