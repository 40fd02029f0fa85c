/** The preview server answers by the rules for every host; the long run asks the others. */
import { createSecurityHeaders } from '@site/hosting/hosts/headers';
import { listRequests, NOT_EVERYWHERE } from '../../packages/hosting/tests/hosts/requests.ts';
import { routes } from '../routes.ts';
import { expect, test } from './site.ts';

const NEVER = ['set-cookie', 'strict-transport-security'];

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const sent = lowerCase(createSecurityHeaders({ https: false }));

test('every address is answered by the rules for every host', async ({ request, baseURL }) => {
  for (const [asked, answer] of listRequests(routes.map(({ path }) => path))) {
    const { status, address = asked, type, cache, headers = {} } = answer;
    const first = await request.get(asked, { maxRedirects: 0 });
    expect.soft(first.headers(), asked).toMatchObject({ ...sent, ...lowerCase(headers) });
    const absent = NOT_EVERYWHERE.filter((name) => !(name in headers)).map((name) => name.toLowerCase());
    for (const name of [...absent, ...NEVER]) expect.soft(first.headers(), asked).not.toHaveProperty(name);
    if (address !== asked)
      expect.soft([first.status(), first.headers().location], asked).toEqual([301, address]);
    const last = address === asked ? first : await request.get(address);
    expect.soft(last.status(), asked).toBe(status);
    expect.soft(last.headers()['content-type'], asked).toMatch(type);
    expect.soft(last.headers()['cache-control'], asked).toMatch(cache);
  }
  const { location } = (
    await request.get(`${baseURL ?? ''}//example.com/about/`, { maxRedirects: 0 })
  ).headers();
  expect(location ?? '/', 'stays on this site').not.toMatch(/^\/\/|^https?:/);
});
