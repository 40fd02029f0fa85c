/** Tests a site that counts visits and has a verification code for search engines. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../e2e/site.ts';

const SITE = 'http://localhost';
const COUNTER = 'https://counter.example.org/api/event';
const OUTPUT_FOLDER = '.astro/visits';

// One test checks both settings, because building the site takes most of its time.
test('pages report visits without cookies, as the policies say, and Home has the verification code', async ({
  page,
  context,
  pageLog,
}) => {
  test.setTimeout(300_000);
  const env = {
    ...process.env,
    CONTENT_ROOT: 'tests/sample',
    PUBLIC_ANALYTICS_ENDPOINT: COUNTER,
    PUBLIC_SITE_VERIFICATION: 'google-site-verification=abc_123',
  };
  execFileSync('npm', ['run', 'build', '--', '--outDir', OUTPUT_FOLDER], { env });
  const reports: { readonly body: unknown; readonly cookie: string | null }[] = [];
  // There is no server: the test responds with the files of the build.
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const builtPath = pathname === '/' ? '/index' : pathname;
    const file = /\.\w+$/.test(builtPath) ? builtPath : `${builtPath}.html`;
    return route.fulfill({ path: join(OUTPUT_FOLDER, file) });
  });
  await page.route(COUNTER, async (route) => {
    reports.push({
      body: route.request().postDataJSON(),
      cookie: await route.request().headerValue('cookie'),
    });
    await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
  });
  await context.addCookies([{ name: 'known', value: 'again', url: COUNTER }]);
  for (const path of ['/pricing?reference=INV-1#plans', '/terms', '/custom-quote'])
    await Promise.all([page.waitForResponse(COUNTER), page.goto(SITE + path)]);
  expect(reports).toEqual(
    ['/pricing', '/terms', '/custom-quote'].map((path) => ({
      body: { name: 'pageview', url: SITE + path, domain: 'localhost', referrer: '' },
      cookie: null,
    })),
  );
  expect(pageLog.requestedUrls.filter((url) => !url.startsWith(SITE))).toEqual(Array(3).fill(COUNTER));
  expect(pageLog.messages).toEqual([]);

  for (const [path, expectedText] of [
    ['/privacy', 'your browser tells counter.example.org'],
    ['/cookie', 'Visits are counted without cookies'],
  ] as const) {
    await page.goto(SITE + path);
    await expect(page.getByRole('main')).toContainText(expectedText);
    await expect(page.getByRole('main')).not.toContainText('no analytics');
  }
  const verification = page.locator('meta[name="google-site-verification"][content="abc_123"]');
  await expect(verification).toHaveCount(0);
  await page.goto(SITE);
  await expect(verification).toHaveCount(1);
});
