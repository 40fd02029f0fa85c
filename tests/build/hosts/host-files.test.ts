/** The text of each host's file. What servers make of it, `npm run test:hosts` asks them. */
import { describe, expect, test } from 'vitest';
import { caddyfile } from '../../../build/hosts/caddy.ts';
import { headersFile, redirectsFile } from '../../../build/hosts/cloudflare.ts';
import { headerRules, securityHeaders } from '../../../build/hosts/headers.ts';
import { behindHttps, nginxConf, toHttps } from '../../../build/hosts/nginx.ts';
import { vercelJson } from '../../../build/hosts/vercel.ts';

const site = {
  pages: ['/', '/about'],
  files: ['/_astro/a.js', '/about.md'],
  redirects: { '/legal/terms': '/terms' },
};
const serving = { https: true, receivers: [] };
const rules = headerRules(serving);
const everywhere = Object.entries(securityHeaders(serving));

describe('_headers', () => {
  const file = headersFile(rules, site);

  test('names each address once, and its headers below', () => {
    expect(file.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      '/',
      '/about',
      '/_astro/*',
      '/about.md',
    ]);
    for (const [name, value] of everywhere) expect(file).toContain(`\n  ${name}: ${value}\n`);
    expect(file).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('of a site with more addresses than Cloudflare reads keeps what needs no list', () => {
    const rulesOf = (count: number) => {
      const pages = Array.from({ length: count }, (_, index) => `/${index}`);
      return headersFile(rules, { ...site, pages })
        .split('\n')
        .filter((line) => line.startsWith('/'));
    };
    // Beside the pages: everywhere, the hashed files, one text.
    expect(rulesOf(97)).toHaveLength(100);
    expect(rulesOf(98)).toEqual(['/*', '/_astro/*']);
  });

  test('is refused where Cloudflare would drop a line', () => {
    const line = (length: number) =>
      headersFile([{ where: '*', headers: { X: 'x'.repeat(length - 5) } }], site);
    expect(() => line(2000)).not.toThrow();
    expect(() => line(2001)).toThrow('2001 characters');
  });
});

test('_redirects leads from every spelling of an old address', () => {
  expect(redirectsFile(site)).toBe('/legal/terms /terms 301\n/legal/terms.html /terms 301\n');
});

test('vercel.json says the same', () => {
  const { headers, redirects, ...others } = JSON.parse(vercelJson(rules, site)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: unknown;
  };
  expect(headers.map(({ source }) => source)).toEqual(['/(.*)', '/', '/about', '/_astro/(.*)', '/about.md']);
  expect(headers[0]?.headers.map(({ key, value }) => [key, value])).toEqual(everywhere);
  expect(redirects).toEqual([{ source: '/legal/terms', destination: '/terms', statusCode: 301 }]);
  expect(others).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: 'dist' });
});

describe('nginx.conf', () => {
  const conf = nginxConf(rules, site, { root: '/srv/site', reached: behindHttps('www.mtelo.example') });

  test('adds headers in the server alone, to every status', () => {
    const added = conf.split('\n').filter((line) => line.includes('add_header'));
    expect(added).toHaveLength(everywhere.length + 1);
    for (const line of added) expect(line).toMatch(/^ {2}add_header \S+ .* always;$/);
    for (const [name, value] of everywhere)
      expect(added).toContain(`  add_header ${name} "${value}" always;`);
  });

  test('the server that sends on to https says them too', () => {
    const other = toHttps(rules, 'www.mtelo.example');
    expect(other).toContain('return 301 https://www.mtelo.example$request_uri;');
    for (const [name, value] of everywhere) expect(other).toContain(`add_header ${name} "${value}" always;`);
  });

  test.each([
    ['a page is found without its ending', 'location / { try_files $uri $uri.html =404; }'],
    ['Home is found', 'location = / { try_files /index.html =404; }'],
    ['what there is not is answered with our page', 'error_page 404 /404.html;'],
    ['files of other hosts are hidden', 'location = /_headers { return 404; }'],
    [
      'an old address leads on',
      'location ~ ^/legal/terms(?:\\.html)?/*$ { return 301 /terms$is_args$args; }',
    ],
    ['compressed files are sent as they are', 'brotli_static on;'],
    [
      'files may be kept by their folder',
      '"~^(?:200|206|304):/_astro/" "public, max-age=31536000, immutable";',
    ],
  ])('%s: %s', (_, line) => {
    expect(conf).toContain(`  ${line}\n`);
  });
});

describe('the Caddyfile', () => {
  const file = caddyfile(rules, site, { root: '/srv/site', reached: ['https://www.mtelo.example'] });

  test('says the same', () => {
    for (const [name, value] of everywhere) expect(file).toContain(`      ${name} "${value}"\n`);
    expect(file).toContain('path / /about\n');
  });

  test.each([
    ['a page is found without its ending', 'try_files {path}.html {path}'],
    ['what there is not is answered with our page', 'rewrite * /404.html'],
    ['files of other hosts are hidden', '@hidden path /_headers /_redirects\n    error @hidden 404'],
    ['an old address leads on', 'rewrite * /terms\n      redir * {uri} 301'],
    ['compressed files are sent as they are', 'precompressed br gzip'],
  ])('%s: %s', (_, lines) => {
    expect(file).toContain(`  ${lines}\n`);
  });
});
