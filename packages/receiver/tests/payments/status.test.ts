/** Checks what is recorded about a payment, and its status, in whatever order its outcomes arrive. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import {
  getCustomerStatus,
  getLedgerStatus,
  shouldRecord,
  findPaymentWarning,
  type PaymentRecord,
  type PaymentOutcome,
} from '../../payments/status.ts';

const WARNINGS = {
  differs: 'A payment has arrived that does not match the order',
  late: 'Paid after the customer was told otherwise',
  reversed: 'The payment provider has taken the money back',
};

interface Payment {
  readonly outcomes: PaymentOutcome[];
  readonly recordedOutcomes: PaymentOutcome[];
  readonly customerStatus: string;
  readonly ledgerStatus: string;
  readonly warning?: keyof typeof WARNINGS;
}

test.each(readTestData<Payment[]>(import.meta.url))(
  'the outcomes $outcomes are recorded as $recordedOutcomes',
  ({ outcomes, recordedOutcomes, customerStatus, ledgerStatus, warning }) => {
    const records: PaymentRecord[] = [];
    for (const outcome of outcomes) if (shouldRecord(records, outcome)) records.push({ outcome, note: '' });
    expect(records.map(({ outcome }) => outcome)).toEqual(recordedOutcomes);
    expect([getCustomerStatus(records), getLedgerStatus(records)]).toEqual([customerStatus, ledgerStatus]);
    expect(findPaymentWarning(records)).toBe(warning && WARNINGS[warning]);
  },
);
