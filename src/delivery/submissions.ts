import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { decodeSubmission, type Submission } from '#logic/delivery/submission.ts';
import { KEYS_CLEARED_BY_ORDER, type SessionKey } from '@site/rules/storage/session-keys';
import { createRandomKey } from '#platform/network.ts';
import { clearSession, readSession, writeSession } from '#platform/session.ts';

export const readSubmission = (sessionKey: SessionKey) => decodeSubmission(readSession(sessionKey));

export function storeSubmission(sessionKey: SessionKey, submission: Submission) {
  writeSession(sessionKey, JSON.stringify(submission));
}

/**
 * Finds or creates the submission for a body. A body that equals the last one keeps its idempotency key. Any
 * other body gets a new key, even if it was submitted earlier, so that a receiver never gets two bodies under
 * one key. The submission of an order also keeps the saved quote and the draft, for clearOrderedQuote().
 */
export function beginSubmission<Body>(sessionKey: SessionKey, createBody: (id: SubmissionId) => Body) {
  const content = JSON.stringify(createBody({ key: '', atMs: 0 }));
  const storedSubmission = readSubmission(sessionKey);
  const newSubmission: Submission = {
    content,
    key: createRandomKey(),
    atMs: Date.now(),
    cart: sessionKey === 'orderSubmission' ? KEYS_CLEARED_BY_ORDER.map(readSession) : [],
  };
  const submission = storedSubmission?.content === content ? storedSubmission : newSubmission;
  storeSubmission(sessionKey, submission);
  return { submission, body: createBody(submission) };
}

/** Marks an order as ended. Deletes what the visitor typed, and keeps what identifies the order. */
export const endOrder = (submission: Submission) => {
  storeSubmission('orderSubmission', { ...submission, content: '', cart: [], endedAt: Date.now() });
};

/**
 * Deletes the quote and the draft from which the order was made. If the visitor has changed one of the two
 * since, keeps that one.
 */
export const clearOrderedQuote = ({ cart = [] }: Submission) => {
  clearSession(...KEYS_CLEARED_BY_ORDER.filter((key, index) => readSession(key) === cart[index]));
};
