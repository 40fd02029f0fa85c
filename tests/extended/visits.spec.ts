/** A site that counts its visits: what it tells, to whom, and what its policies say of it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../e2e/site.ts';
import { freePort } from '../free-port.ts';

interface Told {
  readonly path: string | undefined;
  readonly body: string;
  readonly cookie: string | undefined;
}

let told: Told[];
let counter: Server;
let counterOrigin: string;
let preview: ChildProcess;
let site: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const [counterPort, sitePort] = [await freePort(), await freePort()];
  counterOrigin = `http://localhost:${counterPort}`;
  site = `http://localhost:${sitePort}`;
  const environment = {
    ...process.env,
    CONTENT_ROOT: 'tests/sample',
    PUBLIC_ANALYTICS_ENDPOINT: `${counterOrigin}/api/event`,
    PUBLIC_SITE_VERIFICATION: 'google-site-verification=abc_123 msvalidate.01=DEF456',
    DIST: '.astro/visits',
    PORT: String(sitePort),
  };
  execFileSync('npm', ['run', 'build', '--', '--outDir', environment.DIST], { env: environment });
  counter = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ path: request.url, body, cookie: request.headers.cookie });
      response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  }).listen(counterPort, 'localhost');
  preview = spawn('node', ['tools/serve.ts'], { env: environment });
  if (preview.stdout) await once(preview.stdout, 'data');
});

test.beforeEach(() => {
  told = [];
});

test.afterAll(() => {
  preview.kill();
  counter.closeAllConnections();
  counter.close();
});

test('each page tells its own address, without query, fragment or cookie, and nothing else is asked elsewhere', async ({
  page,
  context,
  watched,
}) => {
  await context.addCookies([{ name: 'known', value: 'again', url: counterOrigin }]);
  for (const path of ['/pricing?reference=INV-1#plans', '/terms', '/custom-quote'])
    await Promise.all([page.waitForResponse(`${counterOrigin}/api/event`), page.goto(site + path)]);
  expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    ['/pricing', '/terms', '/custom-quote'].map((path) => ({
      name: 'pageview',
      url: site + path,
      domain: 'localhost',
      referrer: '',
    })),
  );
  expect(told.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
  const foreign = watched.requests.filter((address) => !address.startsWith(site));
  expect(foreign).toEqual(Array(3).fill(`${counterOrigin}/api/event`));
  expect(watched.messages).toEqual([]);
});

test('the policies say who counts, and no more that nobody does', async ({ page }) => {
  await page.goto(`${site}/privacy`);
  await expect(page.getByRole('main')).toContainText(`your browser tells ${new URL(counterOrigin).host}`);
  await expect(page.getByRole('main')).not.toContainText('no analytics');
  await page.goto(`${site}/cookie`);
  await expect(page.getByRole('main')).toContainText('Visits are counted without cookies');
  await expect(page.getByRole('main')).not.toContainText('no analytics');
});

test('Home alone carries what search engines ask as proof', async ({ page }) => {
  await page.goto(site);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'abc_123');
  await expect(page.locator('meta[name="msvalidate.01"]')).toHaveAttribute('content', 'DEF456');
  await page.goto(`${site}/about`);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveCount(0);
});
