import { expect, test } from 'vitest';
import { createJsonSchema } from '../../json-schemas/json-schema.ts';
import { companySchema } from '../../schemas/company.schema.ts';
import { contentFiles } from '../../schemas/content-files.schema.ts';
import { redirectsSchema } from '../../schemas/redirects.schema.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { content } from '../files/content.ts';

const { openings, phones, accepted, refused } = readTestData<{
  openings: [opening: object, wrong?: (string | number)[]][];
  phones: [typed: string, kept?: string][];
  accepted: string[];
  refused: string[][];
}>(import.meta.url);

test.each(openings)(
  'opening hours need weekdays, and any words where a note says it all: %j',
  (opening, wrong) => {
    const { error } = companySchema.safeParse({ ...content.company, hours: [opening] });
    expect(error?.issues[0]?.path).toEqual(wrong);
  },
);

test.each(phones)('the phone number %s is read as %s', (phone, kept) => {
  expect(companySchema.safeParse({ ...content.company, phone }).data?.phone).toBe(kept);
});

test('a code editor knows a day as a day, in files whose dates are read as such too', () => {
  const { changes } = createJsonSchema(contentFiles.legal).properties ?? {};
  expect(changes?.items?.properties?.effectiveDate).toMatchObject({ type: 'string', format: 'date' });
});

test('an old address is none of this site, of its hosts or of another site', () => {
  const all = [...accepted, ...refused.flat()];
  const isAccepted = (from: string) =>
    redirectsSchema.safeParse({ redirects: [{ from, to: '/about' }] }).success;
  expect(all.filter(isAccepted)).toEqual(accepted);
});
