/** One table of requests, against real servers that serve dist/. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecurityHeaders } from '../../hosts/headers.ts';
import { getOtherHost } from '../../hosts/self-hosted.ts';
import { type Answer, HASHED_FILE_ANSWER, OPTIONAL_HEADERS, refused, listRequests } from './requests.ts';
import { fetchAs, type Running, startServer } from './running.ts';
import { HOST, hosts, site } from './servers.ts';

const [script = ''] = globSync('_astro/*.js', { cwd: 'dist' });
const [font = ''] = globSync('_astro/*.woff2', { cwd: 'dist' });

const table: readonly (readonly [string, Answer])[] = [
  ...listRequests(site.pages),
  [`/${script}`, { ...HASHED_FILE_ANSWER, type: /^(?:text|application)\/javascript/ }],
  [`/${font}`, { ...HASHED_FILE_ANSWER, type: /^font\/woff2$/ }],
];

/** Cloudflare has a file at /404, and answers the other addresses before it looks into the folder. */
const CLOUDFLARE_OWN = ['/404', '/_headers', '/%00', '/about%00'];

const COMPRESSED = ['index.html', 'services/cybersecurity-services.html', 'terms.md', 'sitemap.xml', script];

const expected = createSecurityHeaders({ https: true });

describe.each(Object.entries(hosts))('%s', (name, host) => {
  /** Cloudflare compresses at its edge, which is not on this machine. */
  const isEdge = name === 'cloudflare';
  const isOwn = (path: string) => isEdge && CLOUDFLARE_OWN.includes(path);
  let running: Running;

  beforeAll(async () => {
    running = await startServer(host, isEdge ? 'http' : 'https');
  }, 150_000);

  afterAll(async () => {
    await running.stop();
  });

  const ask = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(running.origin + address, { redirect: 'manual', headers, method });

  /** Sends a request, and follows redirects, each of which must be permanent and carry the headers. */
  async function follow(
    path: string,
    expectedQuestions: Answer['headers'] = {},
    redirectsLeft = 2,
  ): Promise<[string, Response]> {
    const response = await ask(path);
    const location = response.headers.get('location');
    const absent = Object.fromEntries(OPTIONAL_HEADERS.map((header) => [header, null]));
    const expectedHeaders = { ...absent, ...expected, ...(location === null ? expectedQuestions : {}) };
    for (const [header, value] of Object.entries(expectedHeaders))
      expect(response.headers.get(header), header).toBe(value);
    if (location === null) return [path, response];
    expect([301, 308]).toContain(response.status);
    expect(redirectsLeft, `${path} redirects too often`).toBeGreaterThan(0);
    const { origin, pathname, search } = new URL(location, running.origin);
    expect(origin).toBe(running.origin);
    return follow(pathname + search, expectedQuestions, redirectsLeft - 1);
  }

  test.each(table.filter(([path]) => !isOwn(path)))(
    '%s',
    async (path, { status, address = path, type, cache, headers }) => {
      const [finalAddress, response] = await follow(path, headers);
      expect([response.status, finalAddress]).toEqual([status, address]);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('cache-control')).toMatch(cache);
      expect((await response.text()).includes('Oops! Page not found')).toBe(status === 404);
    },
  );

  test('an unchanged page is not sent again, and keeps its headers', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const { status, headers } = await ask('/about', { 'if-none-match': etag });
    const policy = headers.get('content-security-policy');
    expect([status, policy]).toEqual([304, expected['Content-Security-Policy']]);
  });

  test.each(refused.filter(([, path]) => !isOwn(path)))(
    '%s %s is refused',
    async (method, path, statuses) => {
      const { status, headers } = await ask(path, {}, method);
      expect(statuses).toContain(status);
      if (status === 405 && !isEdge) expect(headers.get('allow')).toMatch(/^GET, ?HEAD/);
    },
  );

  if (isEdge) return;

  test('files that begin with a dot are hidden, and no folder is listed', async () => {
    expect((await ask('/.secret')).status).toBe(404);
    expect([403, 404]).toContain((await ask('/.htaccess')).status);
    expect(await (await ask('/.well-known/acme-challenge/token.txt')).text()).toBe('token');
    for (const folder of ['/_astro/', '/services/', '/.well-known/', '/legal']) {
      const [, response] = await follow(folder);
      expect(await response.text(), folder).not.toMatch(/Index of|href="[^"]*\.html"/);
    }
  });

  test.each([
    ['httpOrigin', HOST, undefined],
    ['httpOrigin', getOtherHost(HOST), undefined],
    ['origin', getOtherHost(HOST), expected['Strict-Transport-Security']],
  ] as const)(
    '%s of %s leads to the one host, and https alone is promised',
    async (scheme, from, promise) => {
      const { status, headers } = await fetchAs(from, running[scheme], '/about?a=b');
      expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect(headers['strict-transport-security']).toBe(promise);
      const token = await fetchAs(from, running.httpOrigin, '/.well-known/acme-challenge/token.txt');
      expect(token.body, 'whoever issues certificates may look').toBe('token');
    },
  );

  test.each(COMPRESSED)('%s is sent as it was compressed before', async (file) => {
    const address = `/${file.replace(/(?:index)?\.html$/, '')}`;
    const plain = await ask(address, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(address, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(await response.text()).toBe(readFileSync(`dist/${file}`, 'utf8'));
    }
  });
});
