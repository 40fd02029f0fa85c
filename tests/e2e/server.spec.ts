/** Tests that the preview server follows the rules for every host. The long run tests the other servers. */
import { createSecurityHeaders } from '@site/hosting/headers';
import { listRequests, OPTIONAL_HEADERS } from '../../packages/hosting/tests/hosts/requests.ts';
import { routes } from '../routes.ts';
import { expect, test } from './site.ts';

const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const securityHeaders = lowerCaseNames(createSecurityHeaders({ usesHttps: false }));

test('the preview server follows the rules for every URL', async ({ request }) => {
  for (const [path, expected] of listRequests(routes.map(({ path }) => path))) {
    const { status, url = path, type, cache, headers = {} } = expected;
    const firstResponse = await request.get(path, { maxRedirects: 0 });
    expect
      .soft(firstResponse.headers(), path)
      .toMatchObject({ ...securityHeaders, ...lowerCaseNames(headers) });
    const absentHeaders = OPTIONAL_HEADERS.filter((name) => !(name in headers)).map((name) =>
      name.toLowerCase(),
    );
    for (const name of [...absentHeaders, 'strict-transport-security'])
      expect.soft(firstResponse.headers(), path).not.toHaveProperty(name);
    if (url !== path)
      expect.soft([firstResponse.status(), firstResponse.headers().location], path).toEqual([301, url]);
    const finalResponse = url === path ? firstResponse : await request.get(url);
    expect.soft(finalResponse.status(), path).toBe(status);
    expect.soft(finalResponse.headers()['content-type'], path).toMatch(type);
    expect.soft(finalResponse.headers()['cache-control'], path).toMatch(cache);
  }
});
