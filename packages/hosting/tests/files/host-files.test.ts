/** The text of each host's file. How servers read them is in ../hosts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { htaccess } from '../../hosts/apache.ts';
import { headersFile, redirectsFile } from '../../hosts/cloudflare.ts';
import { headerRules, securityHeaders } from '../../hosts/headers.ts';
import { nginxConf, nginxHttpConf } from '../../hosts/nginx.ts';
import { vercelJson } from '../../hosts/vercel.ts';
import { content } from '../../../content/tests/files/content.ts';
import { testData } from '../../../../tests/support/test-data.ts';

const HOST = 'www.mtelo.example';
const site = {
  pages: ['/', '/about'],
  files: ['/_astro/a.js', '/about.md'],
  redirects: { '/legal/terms': '/terms', '/old.php': '/about' },
};
const serving = { https: true, canonical: { origin: `https://${HOST}`, site } };
const rules = headerRules(serving);
const everywhere = Object.entries(securityHeaders(serving));

type Lines = Record<'nginx' | 'Apache', Record<string, string>> & Record<'Cloudflare' | 'http', string[]>;
const lines = testData<Lines>(import.meta.url);

describe('_headers', () => {
  const patterns = ['/catalogue.json', '/social/*', '/icon*', '/apple-touch-icon*', '/favicon*'];
  const addressesIn = (file: string) => file.split('\n').filter((line) => line.startsWith('/'));

  test('names each address once, and takes back what every answer has, where Cloudflare would send both', () => {
    const file = headersFile(rules, site);
    expect(addressesIn(file)).toEqual(['/*', '/', '/about', '/_astro/*', '/about.md', ...patterns]);
    for (const [name, value] of everywhere) expect(file).toContain(`\n  ${name}: ${value}\n`);
    for (const line of lines.Cloudflare) expect(file).toContain(line);
  });

  test.each([
    [92, 100, true],
    [93, 100, false],
    [94, 7, false],
  ])('of %i pages has %i addresses, for Cloudflare reads 100', (count, length, hasTexts) => {
    const pages = Array.from({ length: count }, (_, index) => `/${index}`);
    const addresses = addressesIn(headersFile(rules, { ...site, pages }));
    expect(addresses).toHaveLength(length);
    expect(addresses.includes('/about.md')).toBe(hasTexts);
  });

  test('is refused where Cloudflare would drop a line', () => {
    const line = (X: string) => headersFile([{ where: '*', headers: { X } }], site);
    expect(() => line('x'.repeat(1995))).not.toThrow();
    expect(() => line('x'.repeat(1996))).toThrow('2001 characters');
  });
});

test('_redirects leads from every spelling of an old address', () => {
  expect(redirectsFile(site)).toContain('/old.php /about 301\n/old.php.html /about 301\n');
});

test('vercel.json has the table’s headers and the redirects', () => {
  const all = Object.entries(headerRules({ https: true, isEdge: true })[0]?.headers ?? {});
  const { redirects, headers } = JSON.parse(vercelJson({ '/old.php': '/about' })) as Record<
    string,
    unknown[]
  >;
  expect(redirects).toEqual([{ source: '/old.php', destination: '/about', statusCode: 301 }]);
  expect(headers?.[0]).toEqual({ source: '/(.*)', headers: all.map(([key, value]) => ({ key, value })) });
});

const nginx = nginxConf(rules, site, HOST);
const apache = htaccess(rules, site, HOST);

test('nginx speaks the TLS that the documents name, the site’s and the receiver’s, and nothing older', () => {
  const { olderTransport, transport } = content.policies.security;
  const spoken = [olderTransport, transport].map((name) => name.replace(' ', 'v')).join(' ');
  const receivers = readFileSync(new URL('../../../receiver/deploy/nginx.conf', import.meta.url), 'utf8');
  for (const file of [nginx, receivers]) expect(file).toContain(`ssl_protocols ${spoken};`);
});

describe.each([
  ['nginx', nginx, (header: string, value: string) => `  add_header ${header} "${value}" always;\n`],
  ['Apache', apache, (header: string, value: string) => `  Header always set ${header} "${value}"`],
] as const)('the file for %s', (server, file, written) => {
  test.each(Object.entries(lines[server]))('has the common headers, and %s: %s', (_, line) => {
    for (const [header, value] of everywhere) expect(file).toContain(written(header, value));
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

test('the server that redirects to https does not promise https', () => {
  const http = nginxHttpConf(headerRules({ https: false }), HOST);
  for (const line of lines.http) expect(http).toContain(line);
  expect(http).not.toMatch(/Strict-Transport-Security|ssl/);
});

test('.htaccess looks for each module before it uses it', () => {
  expect(apache.match(/^(?:Rewrite|Header|SetEnvIf|Add|Remove|Directory).*$/gm)).toBeNull();
});
