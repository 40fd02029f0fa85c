import type { DeliveryOutcome } from '../delivery/deliver.ts';
import type { Feedback } from '../form/feedback.ts';
import { formatMinutes } from '@site/rules/time/duration';

const MINUTE_MS = 60_000;

/** Describes when to try again: in minutes up to an hour, and in whole hours after that. */
const describeWait = (retryAfterMs: number | undefined) => {
  if (retryAfterMs === undefined) return 'in a few minutes';
  const minutes = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return `in ${formatMinutes(minutes > 60 ? Math.ceil(minutes / 60) * 60 : minutes)}`;
};

/** The advice if the server recognises a repeated message by its idempotency key. */
export const SAFE_TO_RESEND = 'Sending it again is safe: it arrives only once.';
/** The advice if a form service may have the message, because form services get no idempotency key. */
export const MAY_ARRIVE_TWICE = 'If you send it again, it may arrive twice.';

export function describeMessageProblem(
  failure: DeliveryOutcome<never>,
  resendAdvice: string,
  messageKind: 'message' | 'order' = 'message',
): Feedback | undefined {
  const savedClause = `Your ${messageKind} is saved here`;
  switch (failure.kind) {
    case 'offline':
      return {
        title: 'You are offline',
        text: `Nothing was sent. ${savedClause}: send it once you are connected again.`,
      };
    case 'unknown':
      return {
        title: `We cannot tell whether your ${messageKind} arrived`,
        text: `We received no confirmation. ${savedClause}. ${resendAdvice}`,
      };
    case 'cancelled':
      return {
        title: 'You stopped sending',
        text: `${savedClause}. It may have left already. ${resendAdvice}`,
      };
    case 'unavailable': {
      const isRateLimited = failure.status === 429;
      return {
        title: isRateLimited
          ? `Too many ${messageKind}s at the moment`
          : 'Our message service is not working',
        text: `Your ${messageKind} was not accepted. It is saved here: please send it again ${describeWait(failure.retryAfterMs)}.`,
      };
    }
    case 'rejected':
      return undefined;
  }
}
