import { createOrderNumber } from '@site/rules/checkout/order';
import { decodeCheckoutRecord } from '#logic/checkout/saved-record.ts';
import { readSession } from '#platform/session.ts';
import { readSubmission } from './submissions.ts';

/**
 * Finds the last order that this tab has sent, and its record. The page's URL is not trusted. This
 * function has its own file, so the checkout does not load the code that reads a record.
 */
export function findSentOrder() {
  const submission = readSubmission('orderSubmission');
  const record = decodeCheckoutRecord(readSession('checkout'));
  const isSameOrder = submission && record?.orderNumber === createOrderNumber(submission.atMs);
  return { submission, record: isSameOrder ? record : undefined };
}
