/** A site that counts its visits: what it reports, to whom, and what its policies say about it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../e2e/site.ts';
import { freePort } from '../support/free-port.ts';

let told: { readonly body: string; readonly cookie: string | undefined }[];
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
    PUBLIC_SITE_VERIFICATION: 'google-site-verification=abc_123',
    DIST: '.astro/visits',
    PORT: String(sitePort),
  };
  execFileSync('npm', ['run', 'build', '--', '--outDir', environment.DIST], { env: environment });
  counter = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ body, cookie: request.headers.cookie });
      response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  }).listen(counterPort, 'localhost');
  preview = spawn('node', ['packages/hosting/serve.ts'], { env: environment });
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

test('each page reports its own address, without query, fragment or cookie, and nothing else is asked elsewhere', async ({
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

test('the policies say who counts, and no longer that no one does', async ({ page }) => {
  await page.goto(`${site}/privacy`);
  await expect(page.getByRole('main')).toContainText(`your browser tells ${new URL(counterOrigin).host}`);
  await expect(page.getByRole('main')).not.toContainText('no analytics');
  await page.goto(`${site}/cookie`);
  await expect(page.getByRole('main')).toContainText('Visits are counted without cookies');
  await expect(page.getByRole('main')).not.toContainText('no analytics');
});

test('Home alone carries what search engines ask as proof', async ({ page }) => {
  const proof = page.locator('meta[name="google-site-verification"][content="abc_123"]');
  await page.goto(site);
  await expect(proof).toHaveCount(1);
  await page.goto(`${site}/about`);
  await expect(proof).toHaveCount(0);
});
