/** The preview server answers by the rules for every host; the long run asks the others. */
import { createSecurityHeaders } from '@site/hosting/hosts/headers';
import { NOT_EVERYWHERE, listRequests } from '../../packages/hosting/tests/hosts/requests.ts';
import { legalRoutes, routes } from '../routes.ts';
import { expect, test } from './site.ts';

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const sent = lowerCase(createSecurityHeaders({ https: false }));

test('every address is answered by the rules for every host', async ({ request, baseURL }) => {
  expect(Object.keys(sent).length).toBeGreaterThan(4);
  const moved: string[] = [];
  for (const [asked, { status, address, type, cache, headers = {} }] of listRequests(
    routes.map(({ path }) => path),
  )) {
    const first = await request.get(asked, { maxRedirects: 0 });
    expect.soft(first.headers(), asked).toMatchObject({ ...sent, ...lowerCase(headers) });
    for (const name of NOT_EVERYWHERE.filter((one) => !(one in headers)))
      expect.soft(first.headers(), asked).not.toHaveProperty(name.toLowerCase());
    expect.soft(first.headers(), asked).not.toHaveProperty('set-cookie');
    expect.soft(first.headers(), asked).not.toHaveProperty('strict-transport-security');
    const isMoved = address !== undefined && address !== asked;
    if (isMoved) {
      expect.soft([first.status(), first.headers().location], asked).toEqual([301, address]);
      moved.push(asked);
    }
    const last = isMoved ? await request.get(address) : first;
    expect.soft(last.status(), asked).toBe(status);
    expect.soft(last.headers()['content-type'], asked).toMatch(type);
    expect.soft(last.headers()['cache-control'], asked).toMatch(cache);
  }
  expect(moved.length).toBeGreaterThanOrEqual(legalRoutes.length + 8);

  const response = await request.get(`${baseURL ?? ''}//example.com/about/`, { maxRedirects: 0 });
  expect(response.headers().location ?? '/', 'stays on this site').not.toMatch(/^\/\/|^https?:/);
});
