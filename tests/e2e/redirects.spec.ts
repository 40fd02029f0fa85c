/** Old and careless addresses reach the one address of a page, with what was asked of it. */
import { expect, test } from 'playwright/test';
import { legalRoutes } from '../routes.ts';

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

for (const [from, to] of REDIRECTS) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
    expect((await request.get(from)).status()).toBe(200);
  });
}

test('an address that begins with two slashes stays on this site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL ?? ''}//example.com/about/`, { maxRedirects: 0 });
  expect(response.headers().location ?? '/').not.toMatch(/^\/\/|^https?:/);
});
