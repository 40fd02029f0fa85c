/** Payments may be heard of in any order. Each is recorded once, and the status follows. */
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
    const notes: PaymentRecord[] = [];
    for (const outcome of heard) if (shouldRecord(notes, outcome)) notes.push({ outcome, details: '' });
    expect(notes.map(({ outcome }) => outcome)).toEqual(recorded);
    const words = warning && WARNINGS[warning];
    expect([getCustomerStatus(notes), getLedgerStatus(notes)]).toEqual([customer, ledger]);
    expect(findWarning(notes)).toBe(words);
  },
);
