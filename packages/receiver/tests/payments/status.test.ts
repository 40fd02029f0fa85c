/** Outcomes may arrive in any order. Each outcome is recorded once, and the status follows. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import {
  getCustomerStatus,
  getLedgerStatus,
  shouldRecord,
  findWarning,
  type PaymentRecord,
  type PaymentOutcome,
} from '../../payments/status.ts';

const WARNINGS = {
  differs: 'A payment has come in that does not match the order',
  late: 'Paid after the customer was told that it was not',
  reversed: 'The payment provider has taken the money back',
};

type Case = [
  heard: PaymentOutcome[],
  recorded: PaymentOutcome[],
  customer: string,
  ledger: string,
  warning?: keyof typeof WARNINGS,
];

test.each(readTestData<Case[]>(import.meta.url))(
  '%j is recorded as %j: %s to the customer, %s in the ledger',
  (heard, recorded, customer, ledger, warning) => {
    const records: PaymentRecord[] = [];
    for (const outcome of heard) if (shouldRecord(records, outcome)) records.push({ outcome, details: '' });
    expect(records.map(({ outcome }) => outcome)).toEqual(recorded);
    const expectedText = warning && WARNINGS[warning];
    expect([getCustomerStatus(records), getLedgerStatus(records)]).toEqual([customer, ledger]);
    expect(findWarning(records)).toBe(expectedText);
  },
);
