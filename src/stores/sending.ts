/** What the forms share that send: the submission under way, what is said about it, and how it is stopped. */
import { atom } from 'nanostores';
import type { Outcome } from '../logic/delivery/deliver.ts';
import { decodeSubmission, submissionFor, type Submission } from '@site/rules/delivery/submission';
import type { Problem } from '../logic/form/feedback.ts';
import { cancellation, randomKey } from '../platform/network.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { CART_KEYS, type SessionKey } from '@site/rules/storage/session-keys';
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

export const storedSubmission = (key: SessionKey): Submission | undefined =>
  decodeSubmission(readSession(key));

export function storeSubmission(key: SessionKey, submission: Submission): void {
  writeSession(key, JSON.stringify(submission));
}

/** `cart` names what the order is made from. */
export function beginSubmission(key: SessionKey, content: string, cart: readonly SessionKey[] = []) {
  const submission = submissionFor(content, storedSubmission(key), () => ({
    key: randomKey(),
    atMs: now(),
    cart: cart.map(readSession),
  }));
  storeSubmission(key, submission);
  return submission;
}

/** No content is ever empty: the next submission is another. */
export const endSubmission = (key: SessionKey, submission: Submission) => {
  storeSubmission(key, { ...submission, content: '', cart: [] });
};

/** Clears what the order was made from. What the visitor has begun since then stays. */
export const clearCart = ({ cart = [] }: Submission) => {
  clearSession(...CART_KEYS.filter((key, index) => readSession(key) === cart[index]));
};
