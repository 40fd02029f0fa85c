import { messageReference, messageRequest } from '../domain/contact/message-request.ts';
import type { ContactValues } from '../domain/contact/message.ts';
import { SESSION_KEYS } from '../site/session-keys.ts';
import { now, waitUnless } from '../platform/time.ts';
import { deliverMessage, undelivered } from './deliver-message.ts';
import { $problem, beginSubmission, forgetSubmission, sending } from './sending.ts';

/** No person is faster than this. A message that is sent earlier waits until then, with the button busy. */
export const MINIMUM_MS = 3000;

let formShownMs = 0;

export const startMinimumTime = () => {
  formShownMs = now();
};

/** What is left of the minimum time; a clock that was set back adds nothing to it. */
const remainingMs = () => Math.min(MINIMUM_MS, Math.max(0, formShownMs + MINIMUM_MS - now()));

/** Gives the reference of a delivered message; what went wrong is in the stores of `sending.ts` otherwise. */
export async function sendMessage(
  endpoint: string,
  values: ContactValues,
  typed: ContactValues,
  honeypot: string,
): Promise<string | undefined> {
  const submission = beginSubmission(SESSION_KEYS.contactSubmission, JSON.stringify(values));
  const { key } = submission;
  const message = messageRequest(values, submission, {
    page: location.pathname,
    honeypot,
    honeypotName: import.meta.env.CONTACT_HONEYPOT,
  });
  const outcome = await sending(typed, async (cancel) => {
    const earlyMs = remainingMs();
    if (earlyMs > 0) await waitUnless(earlyMs, cancel);
    return deliverMessage(endpoint, message, key, cancel);
  });
  if (outcome.kind === 'delivered') {
    forgetSubmission(SESSION_KEYS.contactSubmission);
    return messageReference(submission);
  }
  $problem.set(undelivered(outcome));
  return undefined;
}
