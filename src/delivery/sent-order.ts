import { orderNumber } from '@site/rules/checkout/order';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { decodeCheckoutRecord } from '../logic/checkout/saved-record.ts';
import { readSession } from '../platform/session.ts';
import { storedSubmission } from './submissions.ts';

/**
 * Finds the last order that this tab has sent, and its record. The page's address is not trusted. In a file of
 * its own, so that the checkout does not load what reads a record.
 */
export function sentOrder() {
  const submission = storedSubmission(SESSION_KEYS.orderSubmission);
  const record = decodeCheckoutRecord(readSession(SESSION_KEYS.checkout));
  const isSameOrder = submission && record?.orderNumber === orderNumber(submission.atMs);
  return { submission, record: isSameOrder ? record : undefined };
}
