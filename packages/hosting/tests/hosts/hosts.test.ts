/**
 * Serves dist/ with each server, and expects the same responses from all, apart from what Cloudflare handles
 * itself.
 */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecurityHeaders } from '../../headers.ts';
import { toggleWww } from '../../hosts/self-hosted.ts';
import {
  type ExpectedResponse,
  HASHED_FILE_RESPONSE,
  OPTIONAL_HEADERS,
  rejectedRequests,
  listRequests,
} from './requests.ts';
import { fetchWithHost, type RunningServer, startServer } from './running-server.ts';
import { HOST, serverSetups, site } from './servers.ts';

const [script = ''] = globSync('_astro/*.js', { cwd: 'dist' });
const [font = ''] = globSync('_astro/*.woff2', { cwd: 'dist' });

const requests: readonly (readonly [string, ExpectedResponse])[] = [
  ...listRequests(site.pages),
  [`/${script}`, { ...HASHED_FILE_RESPONSE, type: /^(?:text|application)\/javascript/ }],
  [`/${font}`, { ...HASHED_FILE_RESPONSE, type: /^font\/woff2$/ }],
];

/**
 * The paths for which the expectations do not hold on Cloudflare: it serves 404.html at /404, and responds to
 * the others before it looks for a file.
 */
const HANDLED_BY_CLOUDFLARE = ['/404', '/_headers', '/%00', '/about%00'];

const COMPRESSED_FILES = [
  'index.html',
  'services/cybersecurity-services.html',
  'terms.md',
  'sitemap.xml',
  script,
];

const securityHeaders = createSecurityHeaders({ usesHttps: true });

describe.each(Object.entries(serverSetups))('%s', (name, setUp) => {
  const isCloudflare = name === 'cloudflare';
  const isHandledByCloudflare = (path: string) => isCloudflare && HANDLED_BY_CLOUDFLARE.includes(path);
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(setUp, isCloudflare ? 'http' : 'https');
  }, 150_000);

  afterAll(async () => {
    await server.stop();
  });

  const request = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(server.origin + url, { redirect: 'manual', headers, method });

  /**
   * Sends a request and follows its redirects. Each redirect must be permanent and have the security headers.
   */
  async function follow(
    path: string,
    specificHeaders: ExpectedResponse['headers'] = {},
    redirectsLeft = 2,
  ): Promise<[string, Response]> {
    const response = await request(path);
    const location = response.headers.get('location');
    const absentHeaders = Object.fromEntries(OPTIONAL_HEADERS.map((header) => [header, null]));
    const expectedHeaders = {
      ...absentHeaders,
      ...securityHeaders,
      ...(location === null ? specificHeaders : {}),
    };
    for (const [header, value] of Object.entries(expectedHeaders))
      expect(response.headers.get(header), header).toBe(value);
    if (location === null) return [path, response];
    expect([301, 308]).toContain(response.status);
    expect(redirectsLeft, `${path} redirects too often`).toBeGreaterThan(0);
    const { origin, pathname, search } = new URL(location, server.origin);
    expect(origin).toBe(server.origin);
    return follow(pathname + search, specificHeaders, redirectsLeft - 1);
  }

  test.each(requests.filter(([path]) => !isHandledByCloudflare(path)))(
    '%s has the expected response',
    async (path, { status, url: expectedUrl = path, type, cache, headers }) => {
      const [url, response] = await follow(path, headers);
      expect([response.status, url]).toEqual([status, expectedUrl]);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('cache-control')).toMatch(cache);
      expect((await response.text()).includes('Oops! Page not found')).toBe(status === 404);
    },
  );

  test('an unchanged page returns 304 and its headers', async () => {
    // A browser updates the headers of its cached page from the response 304, so a new CSP must be in that
    // response too.
    const etag = (await request('/about')).headers.get('etag') ?? '';
    const { status, headers } = await request('/about', { 'if-none-match': etag });
    const csp = headers.get('content-security-policy');
    expect([status, csp]).toEqual([304, securityHeaders['Content-Security-Policy']]);
  });

  test.each(rejectedRequests.filter(({ path }) => !isHandledByCloudflare(path)))(
    '$method $path is rejected',
    async ({ method, path, statuses }) => {
      const { status, headers } = await request(path, {}, method);
      expect(statuses).toContain(status);
      if (status === 405 && !isCloudflare) expect(headers.get('allow')).toMatch(/^GET, ?HEAD/);
    },
  );

  // The tests below do not apply to Cloudflare. Its runtime serves dist/ without the files that servers.ts
  // adds, has only one origin, and leaves compression to Cloudflare's edge.
  if (isCloudflare) return;

  test('dot files are hidden, and no folder is listed', async () => {
    expect((await request('/.secret')).status).toBe(404);
    expect([403, 404]).toContain((await request('/.htaccess')).status);
    expect(await (await request('/.well-known/acme-challenge/token.txt')).text()).toBe('token');
    for (const folder of ['/_astro/', '/services/', '/.well-known/', '/legal']) {
      const [, response] = await follow(folder);
      expect(await response.text(), folder).not.toMatch(/Index of|href="[^"]*\.html"/);
    }
  });

  test.each([
    { scheme: 'http', host: HOST, expectedTransportSecurity: undefined },
    { scheme: 'http', host: toggleWww(HOST), expectedTransportSecurity: undefined },
    {
      scheme: 'https',
      host: toggleWww(HOST),
      expectedTransportSecurity: securityHeaders['Strict-Transport-Security'],
    },
  ] as const)(
    '$scheme://$host redirects to the canonical host, and only https sends Strict-Transport-Security',
    async ({ scheme, host, expectedTransportSecurity }) => {
      const origin = scheme === 'https' ? server.origin : server.httpOrigin;
      const { status, headers } = await fetchWithHost(host, origin, '/about?a=b');
      expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect(headers['strict-transport-security']).toBe(expectedTransportSecurity);
      // Certificates are renewed over http, on each host.
      const token = await fetchWithHost(host, server.httpOrigin, '/.well-known/acme-challenge/token.txt');
      expect(token.body, 'the ACME challenge').toBe('token');
    },
  );

  test.each(COMPRESSED_FILES)('%s is sent precompressed', async (file) => {
    const url = `/${file.replace(/(?:index)?\.html$/, '')}`;
    const plainResponse = await request(url, { 'accept-encoding': 'identity' });
    expect(plainResponse.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const response = await request(url, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('content-type')).toBe(plainResponse.headers.get('content-type'));
      expect(await response.text()).toBe(readFileSync(`dist/${file}`, 'utf8'));
    }
  });
});
