/** One table of requests, against real servers that serve dist/. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../build/hosts/headers.ts';
import { type Answer, hashed, requests } from './requests.ts';
import { type HostName, hosts, type Running, start } from './servers.ts';

const dist = new URL('../../dist/', import.meta.url);
const START_MS = 150_000;
const MOST_REDIRECTS = 2;

const chosen = (process.env.HOSTS?.split(' ') ?? Object.keys(hosts)).map((name) => name as HostName);

const script = readdirSync(new URL('_astro/', dist)).find((file) => /^react\..*\.js$/.test(file)) ?? '';
const font = readdirSync(new URL('_astro/', dist)).find((file) => file.endsWith('.woff2')) ?? '';

/** Left without its compressed siblings, as where somebody uploads a build that was not compressed. */
const uncompressed =
  readdirSync(new URL('_astro/', dist)).find((file) => /^nav-menu\..*\.js$/.test(file)) ?? '';
for (const ending of ['br', 'gz']) rmSync(new URL(`_astro/${uncompressed}.${ending}`, dist), { force: true });

const table: readonly (readonly [string, Answer])[] = [
  ...requests,
  [`/_astro/${script}`, hashed(/^(?:text|application)\/javascript/)],
  [`/_astro/${font}`, hashed(/^font\/woff2$/)],
];

/** Addresses, and the files in dist/ whose text they give. */
const COMPRESSED = [
  ['/', 'index.html'],
  ['/services/cybersecurity-services', 'services/cybersecurity-services.html'],
  ['/terms.md', 'terms.md'],
  ['/sitemap.xml', 'sitemap.xml'],
  [`/_astro/${script}`, `_astro/${script}`],
] as const;

describe.each(chosen)('%s', (name) => {
  let running: Running;
  const expected = securityHeaders({ https: name !== 'preview', receivers: [] });

  beforeAll(async () => {
    running = await start(name);
  }, START_MS);

  afterAll(async () => {
    await running.stop();
  });

  const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(running.origin + address, { redirect: 'manual', headers });

  function expectSecurity(response: Response) {
    const sent = Object.keys(expected).map((header) => [header, response.headers.get(header)]);
    expect(Object.fromEntries(sent)).toEqual(expected);
    expect(response.headers.getSetCookie()).toEqual([]);
  }

  /** Asks, and follows redirects, each of which must last and carry the headers. */
  async function follow(asked: string, left = MOST_REDIRECTS): Promise<[string, Response]> {
    const response = await ask(asked);
    expectSecurity(response);
    const location = response.headers.get('location');
    if (location === null) return [asked, response];
    expect([301, 308]).toContain(response.status);
    expect(left, `${asked} redirects too often`).toBeGreaterThan(0);
    const { origin, pathname, search } = new URL(location, running.origin);
    expect(origin).toBe(running.origin);
    return follow(pathname + search, left - 1);
  }

  test.each(table)('%s', async (asked, { status, address, type, cache }) => {
    const [at, response] = await follow(asked);
    expect(response.status).toBe(status);
    expect(at).toBe(address ?? asked);
    if (type) expect(response.headers.get('content-type')).toMatch(type);
    if (cache) expect(response.headers.get('cache-control')).toMatch(cache);
    const body = await response.text();
    expect(body.includes('Oops! Page not found')).toBe(status === 404);
  });

  test('an unchanged page is not sent again, and keeps its headers', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const response = await ask('/about', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toBe(expected['Content-Security-Policy']);
  });

  // Cloudflare compresses at its edge, which is not on this machine.
  test.each(name === 'cloudflare' ? [] : COMPRESSED)(
    '%s comes as it was compressed before',
    async (address, file) => {
      for (const encoding of ['br', 'gzip']) {
        const response = await ask(address, { 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
        expect(await response.text()).toBe(readFileSync(new URL(file, dist), 'utf8'));
      }
      const plain = await ask(address, { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
    },
  );

  // The preview serves a build that was compressed; Cloudflare's edge is not here.
  test.each(name === 'nginx' || name === 'caddy' ? [uncompressed] : [])(
    '%s is compressed on its way',
    async (file) => {
      const response = await ask(`/_astro/${file}`, { 'accept-encoding': 'gzip' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expectSecurity(response);
    },
  );
});
