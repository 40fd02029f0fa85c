import { orderNumber } from '@site/rules/checkout/order';
import { decodeCheckoutRecord } from '../logic/checkout/saved-record.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { readSession } from '../platform/session.ts';
import { storedSubmission } from '../stores/sending.ts';

/** The order that this tab has sent last, and its record. Nothing of the page's address is believed. */
export function sentOrder() {
  const submission = storedSubmission(SESSION_KEYS.orderSubmission);
  const record = decodeCheckoutRecord(readSession(SESSION_KEYS.checkout));
  const isIts = submission && record?.orderNumber === orderNumber(submission.atMs);
  return { submission, record: isIts ? record : undefined };
}
