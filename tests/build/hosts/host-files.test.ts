/** The text of each host's file. What servers make of it, `npm run test:hosts` asks them. */
import { describe, expect, test } from 'vitest';
import { caddyfile } from '../../../build/hosts/caddy.ts';
import { headersFile, redirectsFile } from '../../../build/hosts/cloudflare.ts';
import { headerRules, securityHeaders } from '../../../build/hosts/headers.ts';
import { behindHttps, nginxConf, toHttps } from '../../../build/hosts/nginx.ts';
import { vercelJson } from '../../../build/hosts/vercel.ts';
import { testData } from '../../test-data.ts';

const site = {
  pages: ['/', '/about'],
  files: ['/_astro/a.js', '/about.md'],
  redirects: { '/legal/terms': '/terms' },
};
const serving = { https: true, receivers: [] };
const rules = headerRules(serving);
const everywhere = Object.entries(securityHeaders(serving));

const lines = testData<Record<'nginx' | 'Caddy', Record<string, string>>>(import.meta.url);

const headersOf = (...args: Parameters<typeof headersFile>) => {
  const file = headersFile(...args);
  return { file, addresses: file.split('\n').filter((line) => line.startsWith('/')) };
};

test('_headers names each address once, and its headers below', () => {
  const { file, addresses } = headersOf(rules, site);
  expect(addresses).toEqual(['/*', '/', '/about', '/_astro/*', '/about.md']);
  for (const [name, value] of everywhere) expect(file).toContain(`\n  ${name}: ${value}\n`);
  expect(file).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('_headers of a site with more addresses than Cloudflare reads has what needs no list', () => {
  const pages = Array.from({ length: 98 }, (_, index) => `/${index}`);
  // Beside the pages: everywhere, the hashed files, one text.
  expect(headersOf(rules, { ...site, pages: pages.slice(1) }).addresses).toHaveLength(100);
  expect(headersOf(rules, { ...site, pages }).addresses).toEqual(['/*', '/_astro/*']);
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

test('vercel.json says the same', () => {
  const { headers, ...others } = JSON.parse(vercelJson(rules, site)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(headers.map(({ source }) => source)).toEqual(['/(.*)', '/', '/about', '/_astro/(.*)', '/about.md']);
  expect(headers[0]?.headers.map(({ key, value }) => [key, value])).toEqual(everywhere);
  expect(others).toMatchObject({
    redirects: [{ source: '/legal/terms', destination: '/terms', statusCode: 301 }],
    ...{ cleanUrls: true, trailingSlash: false, outputDirectory: 'dist' },
  });
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

  test.each(Object.entries(lines.nginx))('%s: %s', (_, line) => {
    expect(conf).toContain(`  ${line}\n`);
  });
});

describe('the Caddyfile', () => {
  const file = caddyfile(rules, site, { root: '/srv/site', reached: ['https://www.mtelo.example'] });

  test('says the same', () => {
    for (const [name, value] of everywhere) expect(file).toContain(`      ${name} "${value}"\n`);
  });

  test.each(Object.entries(lines.Caddy))('%s: %s', (_, line) => {
    expect(file).toContain(`${line}\n`);
  });
});
