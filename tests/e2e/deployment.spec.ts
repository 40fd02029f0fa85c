/** A new version is put in place while a visitor has the old page in the cache: a real server, with the real headers. */
import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { builtSite } from '../../integrations/hosts/built-site.ts';
import { headerRules, headersOf } from '../../integrations/hosts/headers.ts';
import { SAMPLE_BUILDS } from './addresses.ts';
import { expect, test } from './site.ts';

const dist = `${SAMPLE_BUILDS.silent}/`;
const site = builtSite(dist);
const rules = headerRules({ https: false, receivers: [] });

let isDeployed: boolean;
let server: Server;
let address: string;

/** The page of yesterday is that of today, but for the name of its island's script, which is gone. */
const oldPage = (html: string) => html.replaceAll(/contact-form\.[\w-]+\.js/g, 'contact-form.yesterday.js');

test.beforeEach(async () => {
  isDeployed = false;
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = [`${dist}${path}`, `${dist}${path}.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    for (const [name, value] of Object.entries(headersOf(rules, path, site))) response.setHeader(name, value);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' }[
      file.split('.').pop() ?? ''
    ];
    const body = readFileSync(file);
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    response.end(path === '/contact' && !isDeployed ? oldPage(body.toString()) : body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}/contact`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('“Load it again” brings the new page, past the cache', async ({ page, contact }) => {
  await page.goto(address);
  const again = page.getByRole('link', { name: 'Load it again' });
  await expect(again).toBeVisible();
  isDeployed = true;
  await again.click();
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
  await expect(again).toBeHidden();
  await contact.send.click();
  await expect(contact.problems).toBeVisible();
});
