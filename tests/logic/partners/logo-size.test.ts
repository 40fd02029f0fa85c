import { expect, test } from 'vitest';
import { computeLogoSize } from '#logic/partners/logo-size.ts';
import { readTestData } from '#support/test-data.ts';

interface Size {
  width: number;
  height: number;
}

test.each(readTestData<[shape: string, box: Size, size: Size][]>(import.meta.url))(
  'a %s logo gets a size that balances with the others',
  (_, box, size) => {
    expect(computeLogoSize(box)).toEqual(size);
  },
);
