import { decodeSubmission, submissionFor, type Submission } from '../domain/delivery/submission.ts';
import { now } from '../platform/time.ts';
import { randomKey } from '../platform/network.ts';
import type { SessionKey } from '../domain/facts/session-storage.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';

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
