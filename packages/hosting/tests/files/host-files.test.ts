/** The text of each host's file. The tests in ../hosts check how servers read these files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeHtaccess } from '../../hosts/apache.ts';
import { writeHeadersFile, writeRedirectsFile } from '../../hosts/cloudflare.ts';
import { createHeaderTable, createSecurityHeaders } from '../../hosts/headers.ts';
import { writeNginxConf, writeNginxHttpConf } from '../../hosts/nginx.ts';
import { writeVercelJson } from '../../hosts/vercel.ts';
import { content } from '../../../content/tests/files/content.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const HOST = 'www.mtelo.example';
const { site, purposes } = readTestData<{
  site: { pages: string[]; files: string[]; redirects: Record<string, string> };
  purposes: Record<string, Record<string, string>>;
}>(import.meta.url);
const table = createHeaderTable({ https: true, siteForCanonicalLinks: { origin: `https://${HOST}`, site } });

const files: Readonly<Record<string, string>> = {
  nginx: writeNginxConf(table, site, HOST),
  'nginx for http': writeNginxHttpConf(createSecurityHeaders({ https: false }), HOST),
  Apache: writeHtaccess(table, site, HOST),
  Cloudflare: writeHeadersFile(table, site),
  'Cloudflare’s redirects': writeRedirectsFile(site),
};

const listRows = Object.entries(purposes).flatMap(([file, lines]) =>
  Object.entries(lines).map(([purpose, line]) => ({ file, purpose, line })),
);

test.each(listRows)('$file: $purpose', ({ file, line }) => {
  expect(files[file]).toContain(line);
});

test('http promises no https, and Apache looks for each module before it uses it', () => {
  expect(files['nginx for http']).not.toMatch(/Strict-Transport-Security|ssl/);
  expect(files.Apache).not.toMatch(/^(?:Rewrite|Header|SetEnvIf|Add|Remove|Directory)/m);
});

test.each<[file: string, written: (header: string, value: string) => string]>([
  ['nginx', (header, value) => `  add_header ${header} "${value}" always;\n`],
  ['Apache', (header, value) => `  Header always set ${header} "${value}"`],
  ['Cloudflare', (header, value) => `\n  ${header}: ${value}\n`],
])('%s sends the headers of every address', (file, written) => {
  for (const [header, value] of Object.entries(table.everywhere))
    expect(files[file]).toContain(written(header, value));
});

test.each([
  [92, 100, true],
  [93, 100, false],
  [94, 7, false],
])('_headers of %i pages has %i addresses, because Cloudflare reads 100', (count, length, hasTexts) => {
  const pages = Array.from({ length: count }, (_, index) => `/${index}`);
  const addresses: readonly string[] = writeHeadersFile(table, { ...site, pages }).match(/^\/.*/gm) ?? [];
  expect(addresses).toHaveLength(length);
  expect(addresses.includes('/about.md')).toBe(hasTexts);
  expect([...new Set(addresses)]).toEqual(addresses);
});

test('_headers is refused where Cloudflare would drop a line', () => {
  const line = (X: string) => writeHeadersFile({ everywhere: { X }, rules: [] }, site);
  expect(() => line('x'.repeat(1995))).not.toThrow();
  expect(() => line('x'.repeat(1996))).toThrow('2001 characters');
});

test('vercel.json has the table’s headers and the redirects', () => {
  const { redirects, headers } = JSON.parse(writeVercelJson({ '/old.php': '/about' })) as Record<
    string,
    unknown[]
  >;
  const { everywhere } = createHeaderTable({ https: true, isEdge: true });
  const allHeaders = Object.entries(everywhere).map(([key, value]) => ({ key, value }));
  expect(redirects).toEqual([{ source: '/old.php', destination: '/about', statusCode: 301 }]);
  expect(headers?.[0]).toEqual({ source: '/(.*)', headers: allHeaders });
});

test('nginx speaks the TLS that the documents name, the site’s and the receiver’s, and nothing older', () => {
  const { olderTransport, transport } = content.policies.security;
  const versions = `${olderTransport} ${transport}`.replaceAll(' 1', 'v1');
  const receivers = readFileSync(new URL('../../../receiver/deploy/nginx.conf', import.meta.url), 'utf8');
  for (const file of [files.nginx, receivers]) expect(file).toContain(`ssl_protocols ${versions};`);
});

test('nginx.conf adds headers in its two servers alone, to every status', () => {
  const added = files.nginx?.match(/^.*add_header.*$/gm) ?? [];
  const names = added.map((line) => /^ {2}add_header (\S+) .* always;$/.exec(line)?.[1]);
  const others = ['Cache-Control', 'Access-Control-Allow-Origin', 'X-Robots-Tag', 'Link', 'Allow'];
  const everywhere = Object.keys(table.everywhere);
  expect(names.sort()).toEqual([...everywhere, ...everywhere, ...others].sort());
});
