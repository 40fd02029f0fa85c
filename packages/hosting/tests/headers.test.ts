import { expect, test } from 'vitest';
import {
  type BuiltSite,
  getHeaders,
  createHeaderTable,
  matchesUrl,
  createSecurityHeaders,
} from '../headers.ts';
import { readTestData } from '../../../tests/support/test-data.ts';

const { commonHeaders, specificHeaders, site } = readTestData<{
  commonHeaders: Record<string, string>;
  specificHeaders: Record<string, Record<string, string>>;
  site: BuiltSite;
}>(import.meta.url);

const table = createHeaderTable({
  usesHttps: true,
  siteForCanonicalLinks: { origin: 'https://www.mtelo.example', site },
});
const getCsp = (usesHttps: boolean) => createSecurityHeaders({ usesHttps })['Content-Security-Policy'];

test.each(Object.entries(specificHeaders))('%s has the specific headers %j', (url, headers) => {
  const cacheHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  expect(getHeaders(table, url, site)).toEqual({ ...table.everywhere, ...cacheHeaders, ...headers });
});

test.each([...site.pages, ...site.files, '/no-such-page', '/legal/terms'])(
  '%s has the common headers, and one rule for each specific header',
  (url) => {
    const sentHeaders = getHeaders(table, url, site);
    for (const [name, value] of Object.entries(commonHeaders))
      expect(sentHeaders[name], name).toMatch(new RegExp(`^${value}$`));
    const rules = table.rules.filter(({ pattern }) => matchesUrl(pattern, url, site));
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  },
);

test('there are no other common headers, and the CSP allows no unsafe or broad source', () => {
  expect(Object.keys(table.everywhere)).toEqual(Object.keys(commonHeaders));
  // A host's file outlives the settings of a build, so only the CSP in the page names receivers.
  expect(getCsp(true)).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/\w)|connect-src|form-action|default-src/);
});

test('an edge host may compress responses', () => {
  const edgeTable = createHeaderTable({ usesHttps: true, hostCompresses: true });
  expect(getHeaders(edgeTable, '/about', site)['Cache-Control']).not.toContain('no-transform');
});

test('on loopback no header asks for https', () => {
  expect(createSecurityHeaders({ usesHttps: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(getCsp(false)).not.toContain('upgrade-insecure-requests');
});
