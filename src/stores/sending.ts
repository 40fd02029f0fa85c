/** What the forms share that send: the submission under way, what is said about it, and how it is stopped. */
import { atom } from 'nanostores';
import type { Outcome } from '../domain/delivery/deliver.ts';
import { decodeSubmission, submissionFor, type Submission } from '../domain/delivery/submission.ts';
import type { Problem } from '../domain/form/feedback.ts';
import { cancellation, randomKey } from '../platform/network.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import type { SessionKey } from '../site/session-keys.ts';
import { now } from '../platform/time.ts';
import type { Refusal } from './form-errors.ts';

export const $refusal = atom<Refusal | undefined>(undefined);

export const $problem = atom<Problem | undefined>(undefined);

/** Set while something is being sent. */
export const $cancel = atom<(() => void) | undefined>(undefined);

/** Sends what was typed into the page's form, and shows at its fields what the receiver refuses. */
export async function sending<Done extends object>(
  typed: Refusal['values'],
  send: (cancel: AbortSignal) => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  const controller = cancellation();
  $refusal.set(undefined);
  $problem.set(undefined);
  $cancel.set(() => {
    controller.abort();
  });
  try {
    const outcome = await send(controller.signal);
    if ('fields' in outcome) $refusal.set({ fields: outcome.fields, values: typed });
    return outcome;
  } finally {
    $cancel.set(undefined);
  }
}

/** Refused by the browser; they last as long as the page. */
const unstored = new Map<SessionKey, Submission>();

export const storedSubmission = (key: SessionKey): Submission | undefined =>
  decodeSubmission(readSession(key) ?? '') ?? unstored.get(key);

export function storeSubmission(key: SessionKey, submission: Submission): void {
  forgetSubmission(key);
  if (!writeSession(key, JSON.stringify(submission))) unstored.set(key, submission);
}

export function forgetSubmission(key: SessionKey): void {
  clearSession(key);
  unstored.delete(key);
}

export function beginSubmission(key: SessionKey, content: string): Submission {
  const submission = submissionFor(content, storedSubmission(key), () => ({ key: randomKey(), atMs: now() }));
  storeSubmission(key, submission);
  return submission;
}
