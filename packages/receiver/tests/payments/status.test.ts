/** Checks what is recorded of a payment, and its status, in whatever order its outcomes arrive. */
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
  readonly events: PaymentOutcome[];
  readonly recorded: PaymentOutcome[];
  readonly customerStatus: string;
  readonly ledgerStatus: string;
  readonly warning?: keyof typeof WARNINGS;
}

test.each(readTestData<Payment[]>(import.meta.url))(
  'the outcomes $events are recorded as $recorded',
  ({ events, recorded, customerStatus, ledgerStatus, warning }) => {
    const records: PaymentRecord[] = [];
    for (const outcome of events) if (shouldRecord(records, outcome)) records.push({ outcome, note: '' });
    expect(records.map(({ outcome }) => outcome)).toEqual(recorded);
    expect([getCustomerStatus(records), getLedgerStatus(records)]).toEqual([customerStatus, ledgerStatus]);
    expect(findPaymentWarning(records)).toBe(warning && WARNINGS[warning]);
  },
);
