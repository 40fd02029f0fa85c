import { expect, test } from 'vitest';
import { computeLogoSize } from '#logic/partners/logo-size.ts';
import { readTestData } from '#support/test-data.ts';

interface Size {
  width: number;
  height: number;
}

test.each(readTestData<{ shape: string; sizeInFile: Size; sizeOnPage: Size }[]>(import.meta.url))(
  'a $shape logo gets a size that balances with the others',
  ({ sizeInFile, sizeOnPage }) => {
    expect(computeLogoSize(sizeInFile)).toEqual(sizeOnPage);
  },
);
