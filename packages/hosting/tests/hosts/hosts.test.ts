/** One table of requests, against real servers that serve dist/. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../hosts/headers.ts';
import { otherName } from '../../hosts/self-hosted.ts';
import { paths } from '@site/rules/addresses/paths';
import { siteAnswers } from '../../launch/findings.ts';
import { pages } from '../../../../tests/dist/site.ts';
import { type Answer, HASHED, NOT_EVERYWHERE, refused, requestsOf } from './requests.ts';
import { askAs, type Running, start } from './running.ts';
import { HOST, hosts } from './servers.ts';

const dist = new URL('../../../../dist/', import.meta.url);

const hashedFile = (ending: string) =>
  `/_astro/${readdirSync(new URL('_astro/', dist)).find((file) => file.endsWith(ending))}`;
const script = hashedFile('.js');

const table: readonly (readonly [string, Answer])[] = [
  ...requestsOf(pages.map(({ path }) => path).filter((path) => path !== paths.notFound)),
  [script, { ...HASHED, type: /^(?:text|application)\/javascript/ }],
  [hashedFile('.woff2'), { ...HASHED, type: /^font\/woff2$/ }],
];

/** What Cloudflare answers by itself: it has a file at /404, and the others never reach the folder. */
const CLOUDFLARE_OWN = ['/404', '/_headers', '/%00', '/about%00'];

/** Addresses, and the files in dist/ whose text they give. */
const COMPRESSED = [
  ['/', 'index.html'],
  ['/services/cybersecurity-services', 'services/cybersecurity-services.html'],
  ['/terms.md', 'terms.md'],
  ['/sitemap.xml', 'sitemap.xml'],
  [script, script.slice(1)],
] as const;

describe.each(Object.entries(hosts))('%s', (name, host) => {
  let running: Running;
  /** Cloudflare compresses at its edge, which is not on this machine. */
  const isEdge = name === 'cloudflare';
  const expected = securityHeaders({ https: true });

  beforeAll(async () => {
    running = await start(host, isEdge ? 'http' : 'https');
  }, 150_000);

  afterAll(async () => {
    await running.stop();
  });

  const ask = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(running.origin + address, { redirect: 'manual', headers, method });

  function expectHeaders(response: Response, own: Answer['headers'] = {}) {
    const none = Object.fromEntries(NOT_EVERYWHERE.map((header) => [header, null]));
    const all = { ...none, ...expected, ...own };
    const sent = Object.keys(all).map((header) => [header, response.headers.get(header)]);
    expect(Object.fromEntries(sent)).toEqual(all);
    expect(response.headers.getSetCookie()).toEqual([]);
  }

  /** Asks, and follows redirects, each of which must last and carry the headers. */
  async function follow(asked: string, own: Answer['headers'] = {}, left = 2): Promise<[string, Response]> {
    const response = await ask(asked);
    const location = response.headers.get('location');
    expectHeaders(response, location === null ? own : {});
    if (location === null) return [asked, response];
    expect([301, 308]).toContain(response.status);
    expect(left, `${asked} redirects too often`).toBeGreaterThan(0);
    const { origin, pathname, search } = new URL(location, running.origin);
    expect(origin).toBe(running.origin);
    return follow(pathname + search, own, left - 1);
  }

  const isOwn = (asked: string) => isEdge && CLOUDFLARE_OWN.includes(asked);

  test.each(table.filter(([asked]) => !isOwn(asked)))(
    '%s',
    async (asked, { status, address, type, cache, headers }) => {
      const [at, response] = await follow(asked, headers);
      expect(response.status).toBe(status);
      expect(at).toBe(address ?? asked);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('cache-control')).toMatch(cache);
      const body = await response.text();
      expect(body.includes('Oops! Page not found')).toBe(status === 404);
    },
  );

  test('an unchanged page is not sent again, and keeps its headers', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const response = await ask('/about', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toBe(expected['Content-Security-Policy']);
  });

  test.each(refused.filter(([, asked]) => !isOwn(asked)))(
    '%s %s is refused',
    async (method, asked, statuses) => {
      const response = await ask(asked, {}, method);
      expect(statuses).toContain(response.status);
      if (response.status === 405 && !isEdge) expect(response.headers.get('allow')).toMatch(/^GET, ?HEAD/);
    },
  );

  if (!isEdge) {
    test('what begins with a dot is hidden, and no folder is listed', async () => {
      expect((await ask('/.secret')).status).toBe(404);
      expect([403, 404]).toContain((await ask('/.htaccess')).status);
      expect(await (await ask('/.well-known/acme-challenge/token.txt')).text()).toBe('token');
      for (const folder of ['/_astro/', '/services/', '/.well-known/', '/legal']) {
        const [, response] = await follow(folder);
        expect(await response.text(), folder).not.toMatch(/Index of|href="[^"]*\.html"/);
      }
    });

    test('the other name leads to the one host', async () => {
      const { status, headers } = await askAs(otherName(HOST), running.origin, '/about?a=b');
      expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect(headers['strict-transport-security']).toBe(expected['Strict-Transport-Security']);
    });

    test.each([HOST, otherName(HOST)])('http leads from %s to https, without promising it', async (host) => {
      const { status, headers } = await askAs(host, running.httpOrigin, '/about?a=b');
      expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect(headers).not.toHaveProperty('strict-transport-security');
      const token = await askAs(host, running.httpOrigin, '/.well-known/acme-challenge/token.txt');
      expect(token.body, 'whoever issues certificates may look').toBe('token');
    });

    test('the launch check finds nothing to do, but what needs its own name and settings', async () => {
      const answers = await siteAnswers(running.origin);
      const todo = answers.filter((one) => one.todo !== undefined).map(({ question }) => question);
      expect(todo).toEqual([
        expect.stringContaining('Without https'),
        expect.stringContaining('other name'),
        expect.stringContaining('own'),
        expect.stringContaining('checkout'),
      ]);
    });
  }

  // On an account with Apache, TLS is the host's.
  if (name === 'nginx') {
    test('TLS is of versions and ciphers that are not broken, with HTTP/2', async () => {
      const agreed = async (options: ConnectionOptions) => {
        const { hostname, port } = new URL(running.origin);
        const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false, ...options });
        await once(socket, 'secureConnect');
        const spoken = [socket.getProtocol(), socket.alpnProtocol];
        socket.destroy();
        return spoken;
      };
      expect(await agreed({ ALPNProtocols: ['h2', 'http/1.1'] })).toEqual(['TLSv1.3', 'h2']);
      const old = agreed({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA' });
      await expect(old).rejects.toThrow(/alert|reset|closed|socket/i);
    });
  }

  test.each(isEdge ? [] : COMPRESSED)('%s comes as it was compressed before', async (address, file) => {
    const plain = await ask(address, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(address, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(await response.text()).toBe(readFileSync(new URL(file, dist), 'utf8'));
    }
  });
});
