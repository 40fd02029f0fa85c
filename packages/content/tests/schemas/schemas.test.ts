import { expect, test } from 'vitest';
import { createJsonSchema } from '../../json-schemas/json-schema.ts';
import { companySchema } from '../../schemas/company.schema.ts';
import { contentFiles } from '../../schemas/content-files.schema.ts';
import { redirectsSchema } from '../../schemas/redirects.schema.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { sampleContent } from '../files/sample-content.ts';

const { openingHours, phoneNumbers, rejectedPhoneNumbers, validOldUrls, invalidOldUrls } = readTestData<{
  openingHours: { entry: object; invalidField?: (string | number)[] }[];
  phoneNumbers: { input: string; expected: string }[];
  rejectedPhoneNumbers: string[];
  validOldUrls: string[];
  invalidOldUrls: string[][];
}>(import.meta.url);

test.each(openingHours)(
  'opening hours need weekdays, unless they have a note: $entry',
  ({ entry, invalidField }) => {
    const { error } = companySchema.safeParse({ ...sampleContent.company, hours: [entry] });
    expect(error?.issues[0]?.path).toEqual(invalidField);
  },
);

test('opening hours are sorted by weekday', () => {
  const hours = [
    { days: 'Sunday', note: 'closed' },
    { days: 'Friday', note: 'closed' },
  ];
  expect(companySchema.parse({ ...sampleContent.company, hours }).hours).toEqual(hours.toReversed());
});

const parsePhone = (phone: string) =>
  companySchema.safeParse({ ...sampleContent.company, phone }).data?.phone;

test.each(phoneNumbers)('the phone number $input is stored as $expected', ({ input, expected }) => {
  expect(parsePhone(input)).toBe(expected);
});

test.each(rejectedPhoneNumbers)('the phone number %s is rejected', (phone) => {
  expect(parsePhone(phone)).toBeUndefined();
});

test('the JSON schema describes a date as a string in date format', () => {
  const { changes } = createJsonSchema(contentFiles.legal).properties ?? {};
  expect(changes?.items?.properties?.effectiveDate).toMatchObject({ type: 'string', format: 'date' });
});

test('an old URL must be a normalised path that neither this site nor its hosts use', () => {
  const urls = [...validOldUrls, ...invalidOldUrls.flat()];
  const isAccepted = (from: string) =>
    redirectsSchema.safeParse({ redirects: [{ from, to: '/about' }] }).success;
  expect(urls.filter(isAccepted)).toEqual(validOldUrls);
});
