import { expect, test } from 'vitest';
import { fillFacts } from '#logic/facts/named-facts.ts';
import { readTestData } from '#support/test-data.ts';

const facts = { town: 'Iten', 'sla.elite.response': '45 minutes' };
const entries = readTestData<[entry: unknown, filled: unknown][]>(import.meta.url);

test.each(entries)('filling in the facts turns %j into %j', (entry, filled) => {
  expect(fillFacts(entry, facts)).toEqual(filled);
});
