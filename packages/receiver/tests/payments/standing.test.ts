/** What is noted of an order's payment, in whatever order it is heard of, and how the order stands by it. */
import { expect, test } from 'vitest';
import { concern, isNews, standingBy, type Note, type Outcome } from '../../payments/standing.ts';

function heard(outcomes: readonly Outcome[]): Note[] {
  const notes: Note[] = [];
  for (const outcome of outcomes) if (isNews(notes, outcome)) notes.push({ outcome, note: '' });
  return notes;
}

const UNFIT = 'A payment has come in that does not match the order';

test.each([
  [[], [], 'pending', undefined],
  [['paid'], ['paid'], 'paid', undefined],
  [['paid', 'paid', 'declined', 'differs'], ['paid'], 'paid', undefined],
  [['declined', 'declined'], ['declined'], 'declined', undefined],
  [
    ['declined', 'paid', 'declined'],
    ['declined', 'paid'],
    'paid',
    'Paid after the visitor was told that it is not',
  ],
  [['differs', 'differs'], ['differs'], 'pending', UNFIT],
  // Money is there: whoever is told that none was taken pays again.
  [['differs', 'declined', 'differs'], ['differs', 'declined'], 'pending', UNFIT],
  [['differs', 'paid'], ['differs', 'paid'], 'paid', undefined],
  [
    ['paid', 'reversed', 'reversed', 'paid'],
    ['paid', 'reversed'],
    'declined',
    'The provider has taken the money back',
  ],
  [['reversed', 'paid'], ['reversed'], 'declined', 'The provider has taken the money back'],
  [['refunded'], [], 'pending', undefined],
  [['paid', 'refunded', 'refunded'], ['paid', 'refunded'], 'paid', undefined],
] as const)('%j is noted as %j, and stands as %s', (said, noted, standing, wrong) => {
  const notes = heard(said);
  expect(notes.map(({ outcome }) => outcome)).toEqual(noted);
  expect(standingBy(notes)).toBe(standing);
  expect(concern(notes)).toBe(wrong);
});
