/** Payments may be heard of in any order. Each is recorded once, and the status follows. */
import { expect, test } from 'vitest';
import {
  getCustomerStatus,
  getLedgerStatus,
  shouldRecord,
  findWarning,
  type PaymentRecord,
  type PaymentOutcome,
} from '../../payments/status.ts';

const DIFFERS = 'A payment has come in that does not match the order';
const LATE = 'Paid after the customer was told that it was not';
const REVERSED = 'The payment provider has taken the money back';

test.each<[heard: PaymentOutcome[], recorded: PaymentOutcome[], customer: string, ledger: string, string?]>([
  [[], [], 'pending', 'pending'],
  [['paid', 'paid', 'declined', 'differs', 'cancelled'], ['paid'], 'paid', 'paid'],
  [['declined', 'declined'], ['declined'], 'declined', 'declined'],
  [['declined', 'paid', 'declined'], ['declined', 'paid'], 'paid', 'paid', LATE],
  // Money came in. A customer who is told otherwise would pay again.
  [['differs', 'declined', 'differs'], ['differs', 'declined'], 'pending', 'pending', DIFFERS],
  [['differs', 'paid'], ['differs', 'paid'], 'paid', 'paid'],
  [['paid', 'reversed', 'reversed', 'paid'], ['paid', 'reversed'], 'declined', 'reversed', REVERSED],
  [['reversed', 'paid'], ['reversed'], 'declined', 'reversed', REVERSED],
  [['refunded'], [], 'pending', 'pending'],
  [['paid', 'refunded', 'refunded'], ['paid', 'refunded'], 'paid', 'refunded'],
  [['cancelled', 'cancelled'], ['cancelled'], 'declined', 'cancelled'],
  [['cancelled', 'paid'], ['cancelled', 'paid'], 'paid', 'paid', LATE],
])(
  '%j is recorded as %j: %s to the customer, %s in the ledger',
  (heard, recorded, customer, ledger, words) => {
    const notes: PaymentRecord[] = [];
    for (const outcome of heard) if (shouldRecord(notes, outcome)) notes.push({ outcome, details: '' });
    expect(notes.map(({ outcome }) => outcome)).toEqual(recorded);
    expect([getCustomerStatus(notes), getLedgerStatus(notes), findWarning(notes)]).toEqual([
      customer,
      ledger,
      words,
    ]);
  },
);
