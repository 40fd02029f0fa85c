import { expect, test } from 'vitest';
import { getHeaders, createHeaderTable, matchesAddress, createSecurityHeaders } from '../../hosts/headers.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { everywhere, own, site } = readTestData<{
  everywhere: Record<string, string>;
  own: Record<string, Record<string, string>>;
  site: { pages: string[]; files: string[]; redirects: Record<string, string> };
}>(import.meta.url);

const table = createHeaderTable({
  https: true,
  siteForCanonicalLinks: { origin: 'https://www.mtelo.example', site },
});
const getPolicy = (https: boolean) => createSecurityHeaders({ https })['Content-Security-Policy'];

test.each(Object.entries(own))('%s has %j of its own', (address, headers) => {
  const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  expect(getHeaders(table, address, site)).toEqual({ ...table.everywhere, ...revalidate, ...headers });
});

test.each([...site.pages, ...site.files, '/no-such-page', '/legal/terms'])(
  '%s is protected, and each header of its own comes from one rule',
  (address) => {
    const sentHeaders = getHeaders(table, address, site);
    for (const [name, value] of Object.entries(everywhere))
      expect(sentHeaders[name], name).toMatch(new RegExp(`^${value}$`));
    const rules = table.rules.filter(({ where }) => matchesAddress(where, address, site));
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  },
);

test('every address has these headers and no others, with nothing unsafe and no broad source', () => {
  expect(Object.keys(table.everywhere)).toEqual(Object.keys(everywhere));
  // A host's file outlives the settings of a build: only the page says where it may send.
  expect(getPolicy(true)).not.toMatch(
    /unsafe|\*|data:|https?:(?!\/\/\w)|connect-src|form-action|default-src/,
  );
});

test('a host that compresses on its way out may do so, and on loopback nothing asks for https', () => {
  const edge = createHeaderTable({ https: true, isEdge: true });
  expect(getHeaders(edge, '/about', site)['Cache-Control']).not.toContain('no-transform');
  expect(createSecurityHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(getPolicy(false)).not.toContain('upgrade-insecure-requests');
});
