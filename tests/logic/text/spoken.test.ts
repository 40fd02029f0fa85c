import { expect, test } from 'vitest';
import { spellOut } from '#logic/text/spoken.ts';
import { readTestData } from '#support/test-data.ts';

test.each(readTestData<[written: string, spoken: string][]>(import.meta.url))(
  '"%s" is read out as "%s"',
  (written, spoken) => {
    expect(spellOut(written)).toBe(spoken);
  },
);
