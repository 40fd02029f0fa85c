import { atom } from 'nanostores';
import { messageProblem } from '../domain/contact/message-problem.ts';
import { CONTACT_FIELDS, type ContactValues } from '../domain/contact/message.ts';
import {
  decodeContactAnswer,
  contactDelivery,
  contactReference,
} from '../domain/contact/message-delivery.ts';
import { decodeServiceAnswer, serviceDelivery, serviceProblem } from '../domain/contact/service-delivery.ts';
import { deliver } from '../domain/delivery/deliver.ts';
import type { Problem } from '../domain/delivery/problem.ts';
import { now, waitUnless } from '../platform/time.ts';
import { cancellation, deliveryPorts } from '../platform/network.ts';
import { SESSION_KEYS } from '../domain/facts/session-storage.ts';
import type { Refusal } from './form-errors.ts';
import { forgetSubmission, beginSubmission } from './submissions.ts';

/** No person is faster than this. A message that is sent earlier waits until then, with the button busy. */
export const MINIMUM_MS = 3000;

export const $refusal = atom<Refusal | undefined>(undefined);

export const $problem = atom<Problem | undefined>(undefined);

let formShownMs = 0;
let sending: AbortController | undefined;

export const startMinimumTime = () => {
  formShownMs = now();
};

export const cancelSending = () => {
  sending?.abort();
};

/** What is left of the minimum time; a clock that was set back adds nothing to it. */
const remainingMs = () => Math.min(MINIMUM_MS, Math.max(0, formShownMs + MINIMUM_MS - now()));

/** Gives the reference of a delivered message; sets `$problem` or `$refusal` otherwise. */
export async function sendMessage(
  endpoint: string,
  values: ContactValues,
  typed: ContactValues,
  honeypot: string,
): Promise<string | undefined> {
  $problem.set(undefined);
  $refusal.set(undefined);
  const { signal } = (sending = cancellation());
  const submission = beginSubmission(SESSION_KEYS.contactSubmission, JSON.stringify(values));
  const earlyMs = remainingMs();
  if (earlyMs > 0) await waitUnless(earlyMs, signal);
  const message = contactDelivery(values, submission, {
    page: location.pathname,
    honeypot,
    honeypotName: import.meta.env.CONTACT_HONEYPOT,
  });
  const outcome = await deliver(
    {
      endpoint,
      fields: CONTACT_FIELDS,
      cancel: signal,
      ...(import.meta.env.CONTACT_SERVICE === undefined
        ? { key: submission.key, body: message, decode: decodeContactAnswer }
        : {
            body: serviceDelivery(import.meta.env.CONTACT_FIELDS ?? '', message),
            decode: (answer) => decodeServiceAnswer(answer, import.meta.env.CONTACT_ACCEPTED),
          }),
    },
    deliveryPorts,
  );
  if (outcome.kind === 'delivered') {
    forgetSubmission(SESSION_KEYS.contactSubmission);
    return contactReference(submission);
  }
  if (outcome.kind === 'refused') $refusal.set({ fields: outcome.fields, values: typed });
  $problem.set(
    import.meta.env.CONTACT_SERVICE === undefined ? messageProblem(outcome) : serviceProblem(outcome),
  );
  return undefined;
}
