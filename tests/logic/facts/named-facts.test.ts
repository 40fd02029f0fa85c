import { expect, test } from 'vitest';
import { fillFacts } from '../../../src/logic/facts/named-facts.ts';

const facts = { town: 'Iten', 'sla.elite.response': '45 minutes' };
const others = { order: 3, on: true, none: null };

test.each([
  ['{town}, {town}: {sla.elite.response}', 'Iten, Iten: 45 minutes'],
  ['An empty {} stays.', 'An empty {} stays.'],
  [
    { items: [{ text: 'in {town}' }], ...others },
    { items: [{ text: 'in Iten' }], ...others },
  ],
])('filling in the facts turns %j into %j, and leaves the original', (entry, filled) => {
  const before = structuredClone(entry);
  expect(fillFacts<unknown>(entry, facts)).toEqual(filled);
  expect(entry).toEqual(before);
});

test('an unknown fact is refused with the names there are', () => {
  expect(() => fillFacts({ items: ['{twon}'] }, facts)).toThrow(
    'There is no fact named "twon". Known: town, sla.elite.response',
  );
});
