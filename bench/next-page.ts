/**
 * `npm run bench:next`: from the click on a link that was hovered over to the first paint of its page, on the slow
 * link. Through puppeteer, because Playwright turns prerendering into prefetching.
 */
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../tools/chromium.ts';
import { paths } from '../src/site/paths.ts';
import { openLink, THREE_G } from './link.ts';
import { serveSite } from './server.ts';
import { median } from './statistics.ts';

const RUNS = 5;
/** Longer than any page of ours takes to arrive on the link. */
const HOVER_MS = 6_000;
const POLL_MS = 50;
/** The links of Home's header, by the way their pages are made ready. */
const LINKS = [paths.pricing, paths.services, paths.about, paths.quote, paths.contact];

interface Arrival {
  readonly path: string;
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly way: string;
}

/** Runs in the page that was reached. A prerendered page counts from the click, when it was shown. */
function readArrival(): Arrival {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart: number;
    readonly deliveryType: string;
  })[];
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1;
  const shown = navigation?.activationStart ?? 0;
  const fetched = navigation?.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'loaded';
  return {
    path: location.pathname,
    firstPaint: painted < 0 ? painted : painted - shown,
    way: shown > 0 ? 'prerendered' : fetched,
  };
}

async function follow(page: Page, path: string, hoverMs: number): Promise<Arrival> {
  const link = `header nav a[href="${path}"]`;
  await page.hover(link);
  await new Promise((resolve) => setTimeout(resolve, hoverMs));
  await page.click(link);
  for (;;) {
    // While a prerendered page takes the place of this one, there is for a moment nothing to ask.
    const arrival = await page.evaluate(readArrival).catch(() => undefined);
    if (arrival?.path === path && arrival.firstPaint >= 0) return arrival;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function arrive(browser: Browser, path: string, hoverMs: number): Promise<Arrival> {
  const link = await openLink(sitePort, THREE_G);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`https://localhost:${link.port}${paths.home}`, { waitUntil: 'load' });
    return await follow(page, path, hoverMs);
  } finally {
    await context.close();
    link.server.close();
  }
}

const { port: sitePort, server } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)));
const browser = await puppeteer.launch({
  executablePath: findChromium() ?? '',
  acceptInsecureCerts: true,
  args: ['--no-sandbox'],
});
const rows: Record<string, Record<string, number | string>> = {};
for (const path of LINKS) {
  const hovered: Arrival[] = [];
  const cold: Arrival[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    hovered.push(await arrive(browser, path, HOVER_MS));
    cold.push(await arrive(browser, path, 0));
  }
  const paint = (arrivals: readonly Arrival[]) =>
    Math.round(median(arrivals.map(({ firstPaint }) => firstPaint)));
  rows[path] = {
    hoveredMs: paint(hovered),
    way: [...new Set(hovered.map(({ way }) => way))].join(', '),
    atOnceMs: paint(cold),
  };
}
await browser.close();
server.close();
console.table(rows);
process.exit(0);
