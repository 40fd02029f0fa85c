import { expect, test } from 'vitest';
import { knownSelection, type Claim } from '../../../src/domain/quote/known-selection.ts';
import { testData } from '../../test-data.ts';
import { catalogue } from './sample-catalogue.ts';

const id = 'vpn-setup';
const wrong = testData<[string, Claim, { kind: string }][]>(import.meta.url);

test.each(wrong)('%s is dropped and reported, beside a claim that is right', (_, claim, change) => {
  const right = { id, quantity: 3 };
  const claims = change.kind === 'duplicate' ? [right, claim] : [claim, right];
  const { selection, changes } = knownSelection(claims, catalogue);
  expect([[...selection], changes]).toEqual([[[id, 3]], [change]]);
});

test.each([[], [1], [10]])('quantity %j is fine', (...quantities) => {
  const claims = quantities.map((quantity) => ({ id, quantity }));
  const { selection, changes } = knownSelection(claims, catalogue);
  expect([[...selection], changes]).toEqual([quantities.map((quantity) => [id, quantity]), []]);
});
