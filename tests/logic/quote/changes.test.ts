import { expect, test } from 'vitest';
import { describeChange, describeChanges } from '../../../src/logic/quote/changes.ts';
import type { QuoteChange } from '../../../src/logic/quote/selection.ts';
import { readTestData } from '../../support/test-data.ts';

const sentences = readTestData<[QuoteChange, string][]>(import.meta.url);

test.each(sentences)('$kind is one plain sentence', (change, words) => {
  expect(describeChange(change)).toBe(words);
});

test('the same sentence is said once, in its first place', () => {
  const [unknown, renamed] = [{ kind: 'unknown' }, { kind: 'name', id: 'vpn-setup', name: 'VPN' }] as const;
  expect(describeChanges([{ ...unknown, id: 'one' }, renamed, { ...unknown, id: 'two' }])).toEqual([
    'A service was left out that we do not offer, or whose name arrived incomplete.',
    'A service in the quote is now called VPN.',
  ]);
});
