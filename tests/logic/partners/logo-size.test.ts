import { expect, test } from 'vitest';
import { computeLogoSize } from '#logic/partners/logo-size.ts';

test.each([
  ['square', { width: 40, height: 40 }, { width: 48, height: 48 }],
  ['of a usual shape', { width: 160, height: 40 }, { width: 130, height: 32 }],
  ['long', { width: 400, height: 40 }, { width: 220, height: 22 }],
])('a logo that is %s is shown at a size that balances with the others', (_, box, size) => {
  expect(computeLogoSize(box)).toEqual(size);
});
