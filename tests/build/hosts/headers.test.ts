import { describe, expect, test } from 'vitest';
import {
  addressesOf,
  type HeaderRule,
  headerRules,
  headersOf,
  securityHeaders,
} from '../../../build/hosts/headers.ts';

const site = {
  pages: ['/', '/about'],
  files: ['/_astro/a.js', '/about.md', '/llms.txt', '/site.webmanifest', '/icon.svg'],
  redirects: { '/legal/terms': '/terms' },
};

const rules = headerRules({ https: true, receivers: [] });
const at = (address: string) => headersOf(rules, address, site);

describe('what is kept, and for how long', () => {
  test.each([
    ['/about', 'public, max-age=60, stale-while-revalidate=600'],
    ['/_astro/a.js', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'public, max-age=0, must-revalidate'],
    ['/no-such-page', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', (address, cache) => {
    expect(at(address)['Cache-Control']).toBe(cache);
  });
});

test.each([
  ['/about.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/about', undefined],
])('the type of %s is %s', (address, type) => {
  expect(at(address)['Content-Type']).toBe(type);
});

/** All that a grader of headers asks for: https://developer.mozilla.org/en-US/observatory */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  'Content-Security-Policy':
    /^frame-ancestors 'none';script-src-attr 'none';style-src-attr 'none';.*;upgrade-insecure-requests$/,
  'Strict-Transport-Security': /^max-age=31536000; includeSubDomains$/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /^accelerometer=\(\), .*camera=\(\), .*microphone=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Embedder-Policy': /^require-corp$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
};

describe('every address is protected', () => {
  test.each([...site.pages, ...site.files, '/no-such-page', '/legal/terms'])('%s', (address) => {
    for (const [name, value] of Object.entries(EXPECTED)) expect(at(address)[name], name).toMatch(value);
  });

  test('by these headers and no others', () => {
    expect(Object.keys(securityHeaders({ https: true, receivers: [] }))).toEqual(Object.keys(EXPECTED));
  });
});

test('no policy of the host allows what is unsafe, or names a broad source', () => {
  expect(at('/')['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/\w)/);
});

test('on loopback nothing asks for https', () => {
  const headers = securityHeaders({ https: false, receivers: [] });
  expect(headers['Strict-Transport-Security']).toBeUndefined();
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders({ https: true, receivers: [] })['Content-Security-Policy']).toMatch(
    /;upgrade-insecure-requests$/,
  );
});

test('receivers of messages may be sent to', () => {
  const headers = securityHeaders({ https: true, receivers: ['https://api.example.com'] });
  expect(headers['Content-Security-Policy']).toContain(";connect-src 'self' https://api.example.com;");
  expect(headers['Content-Security-Policy']).toContain(";form-action 'self' https://api.example.com;");
});

test('no two rules say the same header of one address', () => {
  const twice = (address: string, list: readonly HeaderRule[]) => {
    const names = list
      .filter(({ where }) => addressesOf(where, site).some((one) => one === address || isUnder(address, one)))
      .flatMap(({ headers }) => Object.keys(headers));
    return names.length - new Set(names).size;
  };
  const isUnder = (address: string, one: string) => one.endsWith('*') && address.startsWith(one.slice(0, -1));
  for (const address of [...site.pages, ...site.files]) expect(twice(address, rules), address).toBe(0);
});
