import { expect, test } from 'vitest';
import { inShillings, rateNote } from '../../../src/domain/money/money.ts';
import { money } from '../../../src/domain/money/money.ts';

test.each([
  [25, '3,240'],
  [450, '58,300'],
  [3_310, '429,000'],
  [999_999.99, '129,000,000'],
  [0.01, '1.29'],
])('at 129.50 to the dollar, %d dollars are about %s shillings', (dollars, shillings) => {
  expect(inShillings(money(dollars, 'USD'), 129.5)).toBe(shillings);
});

test('the note says of which day the rate is, and what is charged', () => {
  expect(rateNote(129.5, '1 January 2025')).toBe(
    'Charged in US dollars; shillings at 129.50 to the dollar, the rate of 1 January 2025.',
  );
});
