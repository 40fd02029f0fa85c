import { expect, test } from 'vitest';
import { fact, facts, fillFacts } from '../../facts/facts.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { sampleContent } from '../sample-content.ts';

const all = facts(sampleContent);

test('every fact reads as it should, and there is no other', () => {
  expect(all).toEqual(testData(import.meta.url));
});

test('an unknown name is refused with the names there are', () => {
  expect(() => fact(all, 'refund.replies')).toThrow(
    /There is no fact named "refund\.replies"\..*refund\.reply,/,
  );
  expect(() => fillFacts({ items: ['{twon}'] }, known)).toThrow('There is no fact named "twon"');
});

const known = { town: 'Iten', 'sla.elite.response': '45 minutes' };
const others = { order: 3, on: true, none: null };

test.each([
  ['No braces.', 'No braces.'],
  ['{town}, {town}: {sla.elite.response}', 'Iten, Iten: 45 minutes'],
  ['An empty {} stays.', 'An empty {} stays.'],
  [
    { items: [{ text: 'in {town}' }], ...others },
    { items: [{ text: 'in Iten' }], ...others },
  ],
])('filling the facts in turns %j into %j, and leaves the original', (entry, filled) => {
  const before = structuredClone(entry);
  expect(fillFacts<unknown>(entry, known)).toEqual(filled);
  expect(entry).toEqual(before);
});
