import { decodeSubmission, submissionFor, type Submission } from '../logic/delivery/submission.ts';
import { CART_KEYS, type SessionKey } from '@site/rules/storage/session-keys';
import { randomKey } from '../platform/network.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';

export const storedSubmission = (key: SessionKey) => decodeSubmission(readSession(key));

export function storeSubmission(key: SessionKey, submission: Submission): void {
  writeSession(key, JSON.stringify(submission));
}

/** `cart` lists the keys of the stored texts that the order is made from. */
export function beginSubmission(key: SessionKey, content: string, cart: readonly SessionKey[] = []) {
  const submission = submissionFor(content, storedSubmission(key), () => ({
    key: randomKey(),
    atMs: Date.now(),
    cart: cart.map(readSession),
  }));
  storeSubmission(key, submission);
  return submission;
}

/** Keeps the key and the time for the page after the order, and nothing that the visitor typed. */
export const endSubmission = (key: SessionKey, submission: Submission) => {
  storeSubmission(key, { ...submission, content: '', cart: [], endedAt: Date.now() });
};

/** Clears the stored texts that the order was made from, except those that have changed since. */
export const clearCart = ({ cart = [] }: Submission) => {
  clearSession(...CART_KEYS.filter((key, index) => readSession(key) === cart[index]));
};
