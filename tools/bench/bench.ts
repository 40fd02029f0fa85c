/**
 * `npm run bench`: every page on a slow mobile link, each visit right after one of a bare page, so that a busy machine
 * slows both; medians of the pairs. Options: `--runs 5`, `--link slow-4g`, and addresses to
 * keep to, such as `/pricing`.
 */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { TYPES } from '../../integrations/hosts/self-hosted.ts';
import { SESSION_KEYS } from '../../src/site/session-keys.ts';
import { paths, servicePath } from '../../src/site/paths.ts';
import { SAVED_QUOTE } from '../../tests/saved-quote.ts';
import { findChromium } from '../browsers/find.ts';
import { type Link, LINKS, openLink } from './link.ts';

/** A TLS record that fits a segment, as most networks of hosts send the first; Node's own are 16 kB. */
const RECORD_BYTES = 1_400;

/** A cheap Android phone: 390 px wide, its processor so many times slower than this machine's. */
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** What any page costs at least: one heading, nothing else. Every page is compared with it. */
const BARE_PATH = '/__bare';
const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Bare</title><h1>Smart Infrastructure. Reliable Results.</h1>';

/** Already compressed. */
const PACKED = new Set(['.woff2', '.png', '.ico', '.webp']);

function answer(ending: string, content: Buffer) {
  const type = { 'content-type': TYPES[ending.slice(1)] ?? 'text/plain' };
  if (PACKED.has(ending)) return { headers: type, body: content };
  return { headers: { ...type, 'content-encoding': 'br' }, body: brotliCompressSync(content) };
}

/** Every file of the folder under its clean address, compressed once. */
function answers(folder: string): ReadonlyMap<string, ReturnType<typeof answer>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map([
    [BARE_PATH, answer('.html', Buffer.from(BARE_PAGE))],
    ...files.map((file) => {
      const address = `/${relative(folder, file).replace(/(?:index)?\.html$/, '')}`;
      return [address, answer(extname(file), readFileSync(file))] as const;
    }),
  ]);
}

const OPENSSL = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -';

/** A key and a certificate for localhost, one after the other in one text. */
const selfSigned = () => execFileSync('openssl', OPENSSL.split(' '), { encoding: 'utf8', stdio: 'pipe' });

/** A built site over HTTP/2 with TLS and brotli, as a CDN serves it, with the bare page beside it. */
async function serveSite(folder: string) {
  const all = answers(folder);
  const certificate = selfSigned();
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(RECORD_BYTES);
  });
  server.on('request', (request, response) => {
    const found = all.get(new URL(request.url, 'https://localhost').pathname);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    port: (server.address() as AddressInfo).port,
    /** For Chromium, to trust this certificate: where all are trusted, a visit begins with a connection in vain. */
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    close: () => server.close(),
  };
}

declare global {
  interface Window {
    bench: { largestPaint: number; layoutShift: number };
  }
}

/** Runs in the page. */
function observe(saved: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(saved)) sessionStorage.setItem(key, text);
  const seen = { largestPaint: 0, layoutShift: 0 };
  window.bench = seen;
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  on('layout-shift', ({ value = 0 }) => (seen.layoutShift += value));
}

const KINDS: Readonly<Record<string, 'html' | 'font' | 'script'>> = {
  Document: 'html',
  Font: 'font',
  Script: 'script',
};

/** As a stranger does: new connection, nothing cached; with a quote, which the checkout asks for. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    /** On the wire, headers included. */
    const bytes = { html: 0, font: 0, script: 0, other: 0 };
    const types = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[KINDS[types.get(requestId) ?? ''] ?? 'other'] += encodedDataLength;
    });
    await page.addInitScript(observe, { [SESSION_KEYS.quoteItems]: JSON.stringify(SAVED_QUOTE) });
    await page.goto(address, { waitUntil: 'load' });
    const hasForm = (await page.locator('main astro-island[client="load"]').count()) > 0;
    if (hasForm) await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    const ready = hasForm ? await page.evaluate(() => performance.now()) : undefined;
    const seen = await page.evaluate(
      () =>
        // Two frames on, everything that the load event has set off is painted.
        new Promise<Window['bench'] & { firstPaint: number }>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const [paint] = performance.getEntriesByName('first-contentful-paint');
              resolve({ ...window.bench, firstPaint: paint?.startTime ?? Number.NaN });
            }),
          );
        }),
    );
    return { ...seen, ready, bytes };
  } finally {
    await context.close();
  }
}

type Visit = Awaited<ReturnType<typeof visit>>;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function row(pairs: readonly (readonly [bare: Visit, page: Visit])[]) {
  const of = (take: (page: Visit, bare: Visit) => number) =>
    median(pairs.map(([bare, page]) => take(page, bare)));
  const ratio = (take: (page: Visit) => number) =>
    of((page, bare) => take(page) / bare.firstPaint).toFixed(2);
  return {
    html: of(({ bytes }) => bytes.html),
    font: of(({ bytes }) => bytes.font),
    script: of(({ bytes }) => bytes.script),
    other: of(({ bytes }) => bytes.other),
    firstPaintMs: Math.round(of(({ firstPaint }) => firstPaint)),
    largestPaintMs: Math.round(of(({ largestPaint }) => largestPaint)),
    ratio: ratio(({ largestPaint }) => largestPaint),
    ready: pairs[0]?.[1].ready === undefined ? '' : ratio(({ ready = Number.NaN }) => ready),
    layoutShift: Math.max(...pairs.map(([, { layoutShift }]) => layoutShift)).toFixed(3),
  };
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    link: { type: 'string', default: '3g' },
  },
});
const link = (LINKS as Readonly<Record<string, Link>>)[values.link];
if (!link) throw new Error(`There is no link ${values.link}, only ${Object.keys(LINKS).join(', ')}`);
const site = await serveSite(join(import.meta.dirname, '../../dist'));
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [site.trust] });

/** Each visit has a link of its own: no connection and no queue is left from the one before. */
const visitOverLink = async (path: string) => {
  const { port, connections, close } = await openLink(site.port, link);
  const seen = await visit(browser, `https://localhost:${port}${path}`);
  close();
  if (connections() !== 1) throw new Error(`${path} took ${connections()} connections instead of one`);
  return seen;
};

const rows: Record<string, ReturnType<typeof row>> = {};
const routes = [
  ...Object.values(paths),
  ...['cloud-server-management', 'it-maintenance-plans'].map(servicePath),
];
for (const route of wanted.length > 0 ? wanted : routes) {
  const pairs: [Visit, Visit][] = [];
  for (let count = 0; count < Number(values.runs); count += 1)
    pairs.push([await visitOverLink(BARE_PATH), await visitOverLink(route)]);
  rows[route] = row(pairs);
  console.error(`${route} measured`);
}
console.table(rows);
await browser.close();
site.close();
