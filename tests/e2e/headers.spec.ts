/** The server at hand sends what every host is told to send; the other hosts are asked by `npm run test:hosts`. */
import { expect, test } from 'playwright/test';
import { securityHeaders } from '../../build/hosts/headers.ts';
import { allPages } from '../routes.ts';

const sent = Object.fromEntries(
  Object.entries(securityHeaders({ https: false, receivers: [] })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

const OTHERS = ['/legal/terms', '/about/', '/terms.md', '/robots.txt', '/icon.svg', '/_astro/no-such.js'];

for (const path of [...allPages.map((route) => route.path), ...OTHERS]) {
  test(`${path} comes with every header, and without cookies`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject(sent);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
}

test('the browser knows every word of them', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/terms');
  expect(messages).toEqual([]);
});
