import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { decodeSubmission, type Submission } from '#logic/delivery/submission.ts';
import { KEYS_CLEARED_BY_ORDER, type SessionKey } from '@site/rules/storage/session-keys';
import { createRandomKey } from '#platform/network.ts';
import { clearSession, readSession, writeSession } from '#platform/session.ts';

export const readSubmission = (key: SessionKey) => decodeSubmission(readSession(key));

export function storeSubmission(key: SessionKey, submission: Submission): void {
  writeSession(key, JSON.stringify(submission));
}

/**
 * Finds or creates the submission of a body. The same body gets its earlier key again. Every other body gets
 * a new key, so that a receiver never gets two bodies under one key. An order also keeps the session-storage
 * entries of KEYS_CLEARED_BY_ORDER, for clearOrderedQuote().
 */
export function beginSubmission<Body>(key: SessionKey, createBody: (id: SubmissionId) => Body) {
  const content = JSON.stringify(createBody({ key: '', atMs: 0 }));
  const stored = readSubmission(key);
  const created: Submission = {
    content,
    key: createRandomKey(),
    atMs: Date.now(),
    cart: key === 'orderSubmission' ? KEYS_CLEARED_BY_ORDER.map(readSession) : [],
  };
  const submission = stored?.content === content ? stored : created;
  storeSubmission(key, submission);
  return { submission, body: createBody(submission) };
}

/**
 * Marks the order as ended. Keeps the key and the time for the result pages, and deletes what the visitor
 * typed.
 */
export const endOrder = (submission: Submission) => {
  storeSubmission('orderSubmission', { ...submission, content: '', cart: [], endedAt: Date.now() });
};

/**
 * Deletes the quote and the draft that the order was made from, unless the visitor has changed them since.
 */
export const clearOrderedQuote = ({ cart = [] }: Submission) => {
  clearSession(...KEYS_CLEARED_BY_ORDER.filter((key, index) => readSession(key) === cart[index]));
};
