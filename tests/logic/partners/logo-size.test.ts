import { expect, test } from 'vitest';
import { computeLogoSize } from '#logic/partners/logo-size.ts';

test.each([
  ['square', { width: 40, height: 40 }, { width: 48, height: 48 }],
  ['common', { width: 160, height: 40 }, { width: 130, height: 32 }],
  ['wide', { width: 400, height: 40 }, { width: 220, height: 22 }],
])('a %s logo gets a size that balances with the others', (_, box, size) => {
  expect(computeLogoSize(box)).toEqual(size);
});
