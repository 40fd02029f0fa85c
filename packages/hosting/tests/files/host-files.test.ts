/** Checks the text of each host's file. The tests in ../hosts check how some servers read these files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderHtaccess } from '../../hosts/apache.ts';
import { renderHeadersFile, renderRedirectsFile } from '../../hosts/cloudflare.ts';
import { type BuiltSite, createHeaderTable, createSecurityHeaders } from '../../headers.ts';
import { renderNginxConf, renderNginxHttpConf } from '../../hosts/nginx.ts';
import { renderVercelJson } from '../../hosts/vercel.ts';
import { sampleContent } from '../../../content/tests/files/sample-content.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const HOST = 'www.mtelo.example';
const { site, expectedLines } = readTestData<{
  site: BuiltSite;
  expectedLines: Record<string, Record<string, string>>;
}>(import.meta.url);
const table = createHeaderTable({
  usesHttps: true,
  siteForCanonicalLinks: { origin: `https://${HOST}`, site },
});

const files: Readonly<Record<string, string>> = {
  nginx: renderNginxConf(table, site, HOST),
  'nginx for http': renderNginxHttpConf(createSecurityHeaders({ usesHttps: false }), HOST),
  Apache: renderHtaccess(table, site, HOST),
  Cloudflare: renderHeadersFile(table, site),
  'Cloudflare’s _redirects': renderRedirectsFile(site),
  'the receiver’s nginx': readFileSync(
    new URL('../../../receiver/deploy/nginx.conf', import.meta.url),
    'utf8',
  ),
};

const lineRows = Object.entries(expectedLines).flatMap(([file, lines]) =>
  Object.entries(lines).map(([purpose, line]) => ({ file, purpose, line })),
);

test.each(lineRows)('$file $purpose', ({ file, line }) => {
  expect(files[file]).toContain(line);
});

test('the http server sends no Strict-Transport-Security', () => {
  expect(files['nginx for http']).not.toMatch(/Strict-Transport-Security|ssl/);
});

test('Apache checks for each module before using it', () => {
  // Directives of a module are indented, because they are within <IfModule>.
  expect(files.Apache).not.toMatch(/^(?:Rewrite|Header|SetEnvIf|Add|Remove|Directory)/m);
});

test.each<[file: string, formatHeader: (header: string, value: string) => string]>([
  ['nginx', (header, value) => `  add_header ${header} "${value}" always;\n`],
  ['Apache', (header, value) => `  Header always set ${header} "${value}"`],
  ['Cloudflare', (header, value) => `\n  ${header}: ${value}\n`],
])('%s sends the common headers', (file, formatHeader) => {
  for (const [header, value] of Object.entries(table.everywhere))
    expect(files[file]).toContain(formatHeader(header, value));
});

test.each([
  { pageCount: 92, urlCount: 100, hasMarkdown: true },
  { pageCount: 93, urlCount: 100, hasMarkdown: false },
  { pageCount: 94, urlCount: 7, hasMarkdown: false },
])('_headers for $pageCount pages has $urlCount URLs, because Cloudflare reads only 100', (row) => {
  const pages = Array.from({ length: row.pageCount }, (_, index) => `/${index}`);
  const urls: readonly string[] = renderHeadersFile(table, { ...site, pages }).match(/^\/.*/gm) ?? [];
  expect(urls).toHaveLength(row.urlCount);
  expect(urls.includes('/about.md')).toBe(row.hasMarkdown);
  expect([...new Set(urls)]).toEqual(urls);
});

test('vercel.json has the common headers and the redirects', () => {
  const { redirects, headers, cleanUrls } = JSON.parse(renderVercelJson({ '/old.php': '/about' })) as Record<
    string,
    unknown[]
  >;
  // Files end in .html, and the URLs of pages do not.
  expect(cleanUrls).toBe(true);
  const { everywhere } = createHeaderTable({ usesHttps: true, hostCompresses: true });
  const allHeaders = Object.entries(everywhere).map(([key, value]) => ({ key, value }));
  expect(redirects).toEqual([{ source: '/old.php', destination: '/about', statusCode: 301 }]);
  expect(headers?.[0]).toEqual({ source: '/(.*)', headers: allHeaders });
});

test('nginx allows only the TLS versions that the documents name', () => {
  const { olderTransport, transport } = sampleContent.policies.security;
  const versions = `${olderTransport} ${transport}`.replaceAll(' 1', 'v1');
  for (const file of ['nginx', 'the receiver’s nginx'])
    expect(files[file]).toContain(`ssl_protocols ${versions};`);
});

test('nginx.conf adds headers only in its two servers, whatever the status', () => {
  const addedHeaders = files.nginx?.match(/^.*add_header.*$/gm) ?? [];
  // A line of a server is indented by two spaces. `always` adds the header to errors too.
  const names = addedHeaders.map((line) => /^ {2}add_header (\S+) .* always;$/.exec(line)?.[1]);
  const otherNames = ['Cache-Control', 'Access-Control-Allow-Origin', 'X-Robots-Tag', 'Link', 'Allow'];
  const everywhere = Object.keys(table.everywhere);
  expect(names.sort()).toEqual([...everywhere, ...everywhere, ...otherNames].sort());
});
