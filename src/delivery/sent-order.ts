import { createOrderNumber } from '@site/rules/checkout/order';
import { decodeCheckoutRecord } from '#logic/checkout/stored-record.ts';
import { readSession } from '#platform/session.ts';
import { readSubmission } from './submissions.ts';

/**
 * Reads the last order that this tab has submitted, and its record, unless the stored record belongs to
 * another order. The order is read from storage, because a URL can be forged. This function has its own file,
 * so that the checkout does not load the code that reads a record.
 */
export function readSentOrder() {
  const submission = readSubmission('orderSubmission');
  const record = decodeCheckoutRecord(readSession('checkout'));
  const isSameOrder = submission && record?.orderNumber === createOrderNumber(submission.atMs);
  return { submission, record: isSameOrder ? record : undefined };
}
