/** What is noted of an order's payment, in whatever order it is heard of, and how the order stands by it. */
import { expect, test } from 'vitest';
import {
  warning,
  shouldRecord,
  customerStatus,
  ledgerStatus,
  type PaymentNote,
  type PaymentOutcome,
} from '../../payments/status.ts';

function heard(outcomes: readonly PaymentOutcome[]): PaymentNote[] {
  const notes: PaymentNote[] = [];
  for (const outcome of outcomes) if (shouldRecord(notes, outcome)) notes.push({ outcome, note: '' });
  return notes;
}

const UNFIT = 'A payment has come in that does not match the order';

const LATE = 'Paid after the customer was told that it was not';
const BACK = 'The payment provider has taken the money back';

test.each([
  [[], [], 'pending', 'pending', undefined],
  [['paid'], ['paid'], 'paid', 'paid', undefined],
  [['paid', 'paid', 'declined', 'differs', 'cancelled'], ['paid'], 'paid', 'paid', undefined],
  [['declined', 'declined'], ['declined'], 'declined', 'declined', undefined],
  [['declined', 'paid', 'declined'], ['declined', 'paid'], 'paid', 'paid', LATE],
  [['differs', 'differs'], ['differs'], 'pending', 'pending', UNFIT],
  // Money is there: whoever is told that none was taken pays again.
  [['differs', 'declined', 'differs'], ['differs', 'declined'], 'pending', 'pending', UNFIT],
  [['differs', 'paid'], ['differs', 'paid'], 'paid', 'paid', undefined],
  [['paid', 'reversed', 'reversed', 'paid'], ['paid', 'reversed'], 'declined', 'reversed', BACK],
  [['reversed', 'paid'], ['reversed'], 'declined', 'reversed', BACK],
  [['refunded'], [], 'pending', 'pending', undefined],
  [['paid', 'refunded', 'refunded'], ['paid', 'refunded'], 'paid', 'refunded', undefined],
  [['cancelled', 'cancelled'], ['cancelled'], 'declined', 'cancelled', undefined],
  [['cancelled', 'paid'], ['cancelled', 'paid'], 'paid', 'paid', LATE],
] as const)('%j is noted as %j, stands as %s, and is called %s', (said, noted, standing, status, wrong) => {
  const notes = heard(said);
  expect(notes.map(({ outcome }) => outcome)).toEqual(noted);
  expect([customerStatus(notes), ledgerStatus(notes)]).toEqual([standing, status]);
  expect(warning(notes)).toBe(wrong);
});
