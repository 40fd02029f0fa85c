import { expect, test } from 'vitest';
import { headerRules, headersOf, holds, isEverywhere, securityHeaders } from '../../hosts/headers.ts';
import { testData } from '../../../../tests/support/test-data.ts';

const site = {
  pages: ['/', '/about'],
  files: [
    ...['/_astro/a.js', '/about.md', '/llms.txt', '/site.webmanifest', '/sitemap.xml'],
    ...['/catalogue.json', '/icon.svg', '/social/about.png'],
  ],
  redirects: { '/legal/terms': '/terms' },
};

const canonical = { origin: 'https://www.mtelo.example', site };
const rules = headerRules({ https: true, canonical });
const at = (address: string) => headersOf(rules, address, site);
const policyOf = (https: boolean) => securityHeaders({ https })['Content-Security-Policy'];

const { everywhere, own } = testData<{
  everywhere: Record<string, string>;
  own: Record<string, Record<string, string>>;
}>(import.meta.url);

test.each(Object.entries(own))('%s has %j of its own', (address, headers) => {
  const all = securityHeaders({ https: true });
  const own = Object.entries(at(address)).filter(([name, value]) => all[name] !== value);
  expect(Object.fromEntries(own)).toEqual({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...headers,
  });
});

test.each([...site.pages, ...site.files, '/no-such-page', '/legal/terms'])('%s is protected', (address) => {
  for (const [name, value] of Object.entries(everywhere))
    expect(at(address)[name], name).toMatch(new RegExp(`^${value}$`));
  const names = rules
    .filter((rule) => !isEverywhere(rule) && holds(rule.where, address, site))
    .flatMap(({ headers }) => Object.keys(headers));
  expect(names, 'a header of its own comes from one rule').toEqual([...new Set(names)]);
});

test('by these headers and no others, with nothing unsafe and no broad source', () => {
  expect(Object.keys(securityHeaders({ https: true }))).toEqual(Object.keys(everywhere));
  expect(policyOf(true)).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/\w)/);
  // A host's file outlives the settings of a build: whom a page may send to is left to the page.
  expect(policyOf(true)).not.toMatch(/connect-src|form-action|default-src/);
});

test('a host that compresses on its way out may do so, and on loopback nothing asks for https', () => {
  const edge = headerRules({ https: true, isEdge: true });
  expect(headersOf(edge, '/about', site)['Cache-Control']).not.toContain('no-transform');
  expect(securityHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(policyOf(false)).not.toContain('upgrade-insecure-requests');
});
