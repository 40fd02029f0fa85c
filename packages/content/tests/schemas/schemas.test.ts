import { expect, test } from 'vitest';
import { createJsonSchema } from '../../json-schemas/json-schema.ts';
import { companySchema } from '../../schemas/company.schema.ts';
import { contentFiles } from '../../schemas/content-files.schema.ts';
import { noticeSchema } from '../../schemas/notice.schema.ts';
import { redirectsSchema } from '../../schemas/redirects.schema.ts';
import { sampleCompany } from '../sample-content.ts';

const times = { opens: '08:30', closes: '18:00' };

test.each([
  [{ days: 'Monday to Friday', ...times }, undefined],
  [{ days: 'Working days', ...times }, ['hours', 0, 'days']],
  [{ days: 'Public holidays', note: 'closed' }, undefined],
])('opening hours need weekdays, and any words where a note says it all: %j', (opening, path) => {
  const { error } = companySchema.safeParse({ ...sampleCompany, hours: [opening] });
  expect(error?.issues[0]?.path).toEqual(path);
});

test.each([
  ['0712 345 678', '+254 712 345 678'],
  ['(020) 123-4567', '+254 201 234 567'],
  ['254 0712 345678', '+254 712 345 678'],
  ['+254 20 1234567', '+254 20 1234567'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0044 20 7946 0958', undefined],
  ['712 345 678', undefined],
])('the phone number %s is read as %s', (phone, read) => {
  expect(companySchema.safeParse({ ...sampleCompany, phone }).data?.phone).toBe(read);
});

test('a pattern says in a code editor what it allows', () => {
  const { properties } = createJsonSchema(contentFiles.texts);
  expect(properties?.closing?.properties?.heading?.patternErrorMessage).toBe(
    'it must have no full stop at its end',
  );
});

test('a notice is not over before it begins', () => {
  const ends = (until: string) =>
    noticeSchema.safeParse({ from: '2026-12-20', until, text: 'Closed.' }).success;
  expect([ends('2026-12-20'), ends('2026-12-19')]).toEqual([true, false]);
});

test('a code editor knows a day as a day, in files whose dates are read as such too', () => {
  const day = { type: 'string', format: 'date' };
  const { changes } = createJsonSchema(contentFiles.legal).properties ?? {};
  expect(changes?.items?.properties?.effectiveDate).toMatchObject(day);
});

test.each<[accepted: boolean, ...addresses: string[]]>([
  [true, '/about-us', '/about-us.php', '/Shop/Item_1.aspx', '/price-list.pdf', '/a..b', '/2019/08/v1.2'],
  [false, '/catalogue.json', '/robots.txt', '/terms.md', '/catalogue.json/a', '/_astro/a', '/_headers'],
  [false, '/index', '/services/index', '/terms/version-1-0', '/.well-known/security', '/.htaccess'],
  [false, '/..', '/a/../../b', '/a/./b', '/a/%2e%2e/b', '/a//b', '//a', '/a/', 'a', '/a?b', '/a#b', '/a\\b'],
])('an old address may be one of these, %s: %j', (accepted, ...addresses) => {
  const redirect = (from: string) => ({ redirects: [{ from, to: '/about' }] });
  const isAccepted = (from: string) => redirectsSchema.safeParse(redirect(from)).success;
  expect(addresses.filter((from) => isAccepted(from) !== accepted)).toEqual([]);
});
