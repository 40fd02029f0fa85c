import { expect, test } from 'vitest';
import { parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { whyLeftOut } from '../../../src/domain/quote/left-out.ts';

const LONG = 'x'.repeat(101);
const PRICE = 'its price must be a plain number from 25 to 2,500 US dollars';

test.each([
  ['', '', undefined, undefined],
  ['Cabling', '180.50', undefined, undefined],
  ['Cabling', '', 'it has no price yet', 'price'],
  ['', '180', 'it has no name yet', 'name'],
  ['Cabling', '3000', PRICE, 'price'],
  [LONG, '180', 'its name is longer than 100 characters', 'name'],
  [LONG, '3000', `its name is longer than 100 characters, and ${PRICE}`, 'name'],
])('a service called %j at %j is left out because %j', (name, price, reason, field) => {
  const why = whyLeftOut(parseCustomService({ name, price }));
  expect(why?.reason).toBe(reason);
  expect(why?.field).toBe(field);
});
