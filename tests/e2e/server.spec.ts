/** What the server at hand answers, as every host is told to; the other hosts are asked by `npm run test:hosts`. */
import { securityHeaders } from '../../build/hosts/headers.ts';
import { allPages, legalRoutes } from '../routes.ts';
import { expect, test } from './site.ts';

const sent = Object.fromEntries(
  Object.entries(securityHeaders({ https: false, receivers: [] })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

const OTHERS = ['/legal/terms', '/about/', '/terms.md', '/robots.txt', '/icon.svg', '/_astro/no-such.js'];

test('everything comes with every header, and without cookies', async ({ request }) => {
  expect(Object.keys(sent).length).toBeGreaterThan(4);
  for (const path of [...allPages.map((route) => route.path), ...OTHERS]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect.soft(headers, path).toMatchObject(sent);
    expect.soft(headers, path).not.toHaveProperty('set-cookie');
    expect.soft(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

const REDIRECTS = [
  ...legalRoutes.map(({ path }) => [`/legal${path}`, path] as const),
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/services/', '/services'],
  ['/services/it-maintenance-plans/', '/services/it-maintenance-plans'],
  ['/legal/terms/', '/terms'],
  ['/legal/terms.html', '/terms'],
  ['/checkout/index.html', '/checkout'],
  ['/pricing/?plan=elite', '/pricing?plan=elite'],
] as const;

test('old and careless addresses reach the one address of a page, with what was asked of it', async ({
  request,
}) => {
  for (const [from, to] of REDIRECTS) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], from).toEqual([301, to]);
    expect.soft((await request.get(from)).status(), to).toBe(200);
  }
});

test('an address that begins with two slashes stays on this site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL ?? ''}//example.com/about/`, { maxRedirects: 0 });
  expect(response.headers().location ?? '/').not.toMatch(/^\/\/|^https?:/);
});

test('the text version of a page is served as Markdown in UTF-8', async ({ request }) => {
  const response = await request.get('/pricing.md');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toContain('What’s Included');
});
