/** Each plan's layer is as thick as its step in price. */
import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { computeStrata } from '../../src/components/pricing/strata.ts';

const plans = (...all: readonly (readonly [price: number, features: number])[]) =>
  all.map(([price, features]) => ({
    price: money(price, 'KES'),
    features: Array.from({ length: features }, (_, index) => `Feature ${index}`),
  }));

test.each([
  ['today', plans([24_000, 5], [55_000, 6], [119_000, 7]), '6400000fr 3100000fr 2400000fr'],
  ['a column of just 900 px', plans([20_000, 5], [150_000, 6]), '13000000fr 2000000fr'],
  ['a column taller than that', plans([20_000, 5], [150_001, 6]), '1fr 1fr'],
  ['many features for little more', plans([24_000, 5], [26_000, 6], [119_000, 7]), '1fr 1fr 1fr'],
])('%s', (_, all, layers) => {
  expect(computeStrata(all)).toContain(`--layers:${layers}}`);
});
