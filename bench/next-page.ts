/**
 * `npm run bench:next`: from the click on a link that was hovered over to the first paint of its page, on the slow
 * link. Over the DevTools protocol itself, because Playwright turns prerendering into prefetching.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../tools/browsers/find.ts';
import { paths } from '../src/site/paths.ts';
import { inPage } from '../tests/browsers/driver.ts';
import { connect, startListening } from './devtools-protocol.ts';
import { NETWORKS, openLink } from './link.ts';
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

interface Target {
  readonly type: string;
  readonly targetId: string;
  readonly browserContextId: string;
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

/** Sessions with the pages of the tab, the newest first: a prerendered page is one of its own. */
let pages: readonly string[] = [];

/** Through the tab and not its page: Chromium prerenders nothing for a page that a tool is attached to by itself. */
async function attach(browserContextId: string): Promise<string> {
  pages = [];
  const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const targetId = targetInfos.find((tab) => tab.browserContextId === browserContextId)?.targetId;
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', options, sessionId);
  while (pages[0] === undefined) await pause(POLL_MS);
  return pages[0];
}

async function evaluate(expression: string, session: string): Promise<unknown> {
  const { result } = await send<{ result: { value: unknown } }>(
    'Runtime.evaluate',
    { expression, returnByValue: true },
    session,
  );
  return result.value;
}

/** Runs in the page. */
function middleOf(selector: string) {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function follow(home: string, path: string, hoverMs: number): Promise<Arrival> {
  const place = await evaluate(inPage(middleOf, `header nav a[href="${path}"]`), home);
  const mouse = (type: string, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type, ...(place as object), ...more }, home);
  await mouse('mouseMoved');
  await pause(hoverMs);
  await mouse('mousePressed', { button: 'left', clickCount: 1 });
  await mouse('mouseReleased', { button: 'left', clickCount: 1 });
  for (;;) {
    for (const session of pages) {
      // While a prerendered page takes the place of this one, there is for a moment nothing to ask.
      const arrival = await evaluate(inPage(readArrival), session).catch(() => undefined);
      const { path: reached, firstPaint = -1 } = (arrival ?? {}) as Partial<Arrival>;
      if (reached === path && firstPaint >= 0) return arrival as Arrival;
    }
    await pause(POLL_MS);
  }
}

async function arrive(path: string, hoverMs: number): Promise<Arrival> {
  const link = await openLink(sitePort, NETWORKS['3g']);
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const url = `https://localhost:${link.port}${paths.home}`;
    await send('Target.createTarget', { url, browserContextId, newWindow: true });
    const session = await attach(browserContextId);
    // An empty page stands there first, and is complete as well.
    const hasLoaded = 'location.host !== "" && document.readyState === "complete"';
    while ((await evaluate(hasLoaded, session)) !== true) await pause(POLL_MS);
    return await follow(session, path, hoverMs);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
    link.server.close();
  }
}

const { port: sitePort, server, trust } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)));
const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
const { browser, address } = await startListening(findChromium() ?? '', [
  ...['--headless', '--no-sandbox', trust, '--remote-debugging-port=0'],
  ...[`--user-data-dir=${profile}`, '--window-size=1280,800'],
]);
const { send, onEvent } = await connect(address);
onEvent((method, { sessionId, targetInfo }) => {
  const isPage = method === 'Target.attachedToTarget' && (targetInfo as Target).type === 'page';
  if (isPage) pages = [String(sessionId), ...pages];
});
const rows: Record<string, Record<string, number | string>> = {};
for (const path of LINKS) {
  const hovered: Arrival[] = [];
  const cold: Arrival[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    hovered.push(await arrive(path, HOVER_MS));
    cold.push(await arrive(path, 0));
  }
  const paint = (arrivals: readonly Arrival[]) =>
    Math.round(median(arrivals.map(({ firstPaint }) => firstPaint)));
  rows[path] = {
    hoveredMs: paint(hovered),
    way: [...new Set(hovered.map(({ way }) => way))].join(', '),
    atOnceMs: paint(cold),
  };
}
browser.kill();
server.close();
rmSync(profile, { recursive: true, force: true });
console.table(rows);
process.exit(0);
