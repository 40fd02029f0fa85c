/** The text of each host's file. What servers make of it, `npm run test:hosts` asks them. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { htaccess } from '../../../integrations/hosts/apache.ts';
import { azureConfig } from '../../../integrations/hosts/azure.ts';
import { caddyfile } from '../../../integrations/hosts/caddy.ts';
import { headersFile, redirectsFile } from '../../../integrations/hosts/cloudflare.ts';
import { cloudFrontFunction } from '../../../integrations/hosts/cloudfront.ts';
import { firebaseJson, vercelJson } from '../../../integrations/hosts/committed.ts';
import { headerRules, securityHeaders } from '../../../integrations/hosts/headers.ts';
import { nginxConf, nginxHttpConf } from '../../../integrations/hosts/nginx.ts';
import { otherName, selfHosted } from '../../../integrations/hosts/self-hosted.ts';
import { testData } from '../../test-data.ts';

const site = {
  pages: ['/', '/about'],
  files: ['/_astro/a.js', '/about.md'],
  redirects: { '/legal/terms': '/terms' },
};
const canonical = { origin: 'https://www.mtelo.example', site };
const serving = { https: true, receivers: [], canonical };
const rules = headerRules(serving);
const everywhere = Object.entries(securityHeaders(serving));

/** Of any site. */
const PATTERNS = [
  ...['/_astro/*', '/catalogue.json', '/social/*', '/icon*', '/apple-touch-icon*', '/favicon*'],
];

const lines = testData<Record<'nginx' | 'Caddy' | 'Apache', Record<string, string>>>(import.meta.url);

const headersOf = (...args: Parameters<typeof headersFile>) => {
  const file = headersFile(...args);
  return { file, addresses: file.split('\n').filter((line) => line.startsWith('/')) };
};

test('_headers names each address once, and its headers below', () => {
  const { file, addresses } = headersOf(rules, site);
  expect(addresses).toEqual(['/*', '/', '/about', '/_astro/*', '/about.md', ...PATTERNS.slice(1)]);
  for (const [name, value] of everywhere) expect(file).toContain(`\n  ${name}: ${value}\n`);
  expect(file).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('_headers replaces what it says everywhere, where Cloudflare would send both', () => {
  expect(headersOf(rules, site).file).toContain(
    '/icon*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
});

test('_headers of a site with more addresses than Cloudflare reads has what needs no list', () => {
  const pages = Array.from({ length: 94 }, (_, index) => `/${index}`);
  const addresses = (count: number) => headersOf(rules, { ...site, pages: pages.slice(0, count) }).addresses;
  // Beside the pages: everywhere, six patterns, one text version.
  expect(addresses(92)).toHaveLength(100);
  expect(addresses(92)).toContain('/about.md');
  expect(addresses(93)).toHaveLength(100);
  expect(addresses(93)).not.toContain('/about.md');
  expect(addresses(94)).toEqual(['/*', ...PATTERNS]);
});

test('_headers is refused where Cloudflare would drop a line', () => {
  const line = (length: number) =>
    headersFile([{ where: '*', headers: { X: 'x'.repeat(length - 5) } }], site);
  expect(() => line(2000)).not.toThrow();
  expect(() => line(2001)).toThrow('2001 characters');
});

test('_redirects leads from every spelling of an old address', () => {
  expect(redirectsFile(site)).toBe('/legal/terms /terms 301\n/legal/terms.html /terms 301\n');
});

test.each([
  ['vercel.json', vercelJson],
  ['firebase.json', firebaseJson],
])('%s in the repository is what the table says: `npm run test:unit -- -u` writes it', async (file, text) => {
  await expect(text).toMatchFileSnapshot(`../../../${file}`);
});

test('what is in the repository leaves to the pages where a build sends to', () => {
  const policy = headerRules({ https: true })[0]?.headers['Content-Security-Policy'];
  expect(policy).not.toMatch(/connect-src|form-action/);
  expect(vercelJson).toContain(policy);
  expect(firebaseJson).toContain(policy);
});

test('staticwebapp.config.json of a site with more addresses than Azure reads has what needs no list', () => {
  const routesOf = (pages: readonly string[]) => {
    const text = azureConfig(rules, { ...site, pages });
    expect(text.length).toBeLessThanOrEqual(20_000);
    return (JSON.parse(text) as { routes: { route: string }[] }).routes.map(({ route }) => route);
  };
  const pages = Array.from({ length: 200 }, (_, index) => `/services/${index}`);
  expect(routesOf(site.pages)).toEqual(expect.arrayContaining(site.pages));
  expect(routesOf(pages)).toEqual(routesOf([]).filter((route) => !route.endsWith('.md')));
});

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/about.md', '/about.md'],
  ['/404', '/404'],
  ['/about/', { to: '/about' }],
  ['/about.html?a=b', { to: '/about?a=b' }],
  ['/index.html', { to: '/' }],
  ['/legal/terms/', { to: '/terms' }],
  ['//about//', { to: '/about' }],
] as const)('CloudFront takes %s for %j', (asked, expected) => {
  const [uri = '', query] = asked.split('?');
  const querystring = query === undefined ? {} : { [query[0] ?? '']: { value: query.slice(2) } };
  const answer = runInNewContext(`${cloudFrontFunction(site)} handler(event)`, {
    event: { request: { uri, querystring } },
  }) as { uri?: string; headers?: { location: { value: string } } };
  expect(answer.uri ?? { to: answer.headers?.location.value }).toEqual(expected);
});

test.each([
  ['www.mtelo.example', 'mtelo.example'],
  ['mtelo.example', 'www.mtelo.example'],
])('beside %s there may be %s', (host, other) => {
  expect(otherName(host)).toBe(other);
});

const at = selfHosted('www.mtelo.example');
const nginx = nginxConf(rules, site, at);
const apache = htaccess(rules, site, at.host);

describe.each([
  ['nginx', nginx, (header: string, value: string) => `  add_header ${header} "${value}" always;\n`],
  ['Caddy', caddyfile(rules, site, at), (header: string, value: string) => `      ${header} "${value}"\n`],
  ['Apache', apache, (header: string, value: string) => `  Header always set ${header} "${value}"`],
] as const)('the file for %s', (server, file, written) => {
  test('says the same of every answer', () => {
    for (const [header, value] of everywhere) expect(file).toContain(written(header, value));
  });

  test.each(Object.entries(lines[server]))('%s: %s', (_, line) => {
    expect(file).toContain(`${line}\n`);
  });
});

test('nginx.conf adds headers in its two servers alone, to every status', () => {
  const added = nginx.match(/^.*add_header.*$/gm) ?? [];
  const names = added.map((line) => /^ {2}add_header (\S+) .* always;$/.exec(line)?.[1]);
  const own = ['Cache-Control', 'Access-Control-Allow-Origin', 'X-Robots-Tag', 'Link', 'Allow'];
  const all = everywhere.map(([name]) => name);
  expect(names.sort()).toEqual([...all, ...all, ...own].sort());
});

test('the server that sends on to https promises no https', () => {
  const http = nginxHttpConf(headerRules({ https: false, receivers: [] }), at);
  expect(http).toContain('return 301 https://www.mtelo.example$request_uri;');
  expect(http).toContain('add_header X-Frame-Options "DENY" always;');
  expect(http).not.toMatch(/Strict-Transport-Security|ssl/);
});

test('.htaccess asks for no module without looking for it', () => {
  expect(apache.match(/^(?:Rewrite|Header|SetEnvIf|Add|Remove|Directory).*$/gm)).toBeNull();
});
