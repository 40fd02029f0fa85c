import { decodeSubmission, submissionFor, type Submission } from '@site/rules/delivery/submission';
import { CART_KEYS, type SessionKey } from '@site/rules/storage/session-keys';
import { randomKey } from '../platform/network.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { now } from '../platform/time.ts';

export const storedSubmission = (key: SessionKey): Submission | undefined =>
  decodeSubmission(readSession(key));

export function storeSubmission(key: SessionKey, submission: Submission): void {
  writeSession(key, JSON.stringify(submission));
}

/** `cart` lists where the texts are stored that the order is made from. */
export function beginSubmission(key: SessionKey, content: string, cart: readonly SessionKey[] = []) {
  const submission = submissionFor(content, storedSubmission(key), () => ({
    key: randomKey(),
    atMs: now(),
    cart: cart.map(readSession),
  }));
  storeSubmission(key, submission);
  return submission;
}

/** Keeps key and time for the page after the order, and nothing of what the visitor typed. */
export const endSubmission = (key: SessionKey, submission: Submission) => {
  storeSubmission(key, { ...submission, content: '', cart: [], endedAt: now() });
};

/** Clears what the order was made from. What the visitor has begun since then stays. */
export const clearCart = ({ cart = [] }: Submission) => {
  clearSession(...CART_KEYS.filter((key, index) => readSession(key) === cart[index]));
};
