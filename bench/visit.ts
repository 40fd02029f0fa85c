import type { Browser, CDPSession } from 'playwright';

/** A cheap Android phone: 390 px wide, a processor four times slower than this machine's. */
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

export type Kind = 'html' | 'font' | 'script' | 'other';

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page's island answered for the first time; nothing on pages without one. */
  readonly ready: number | undefined;
  readonly layoutShift: number;
  readonly longTasks: number;
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: Readonly<Record<Kind, number>>;
}

declare global {
  interface Window {
    bench: { largest: number; shift: number; tasks: number };
  }
}

function observe() {
  window.bench = { largest: 0, shift: 0, tasks: 0 };
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', ({ startTime }) => {
    window.bench.largest = startTime;
  });
  on('layout-shift', ({ value = 0 }) => {
    window.bench.shift += value;
  });
  on('longtask', () => {
    window.bench.tasks += 1;
  });
}

const kindOf = (type: string): Kind =>
  type === 'Document' ? 'html' : type === 'Font' ? 'font' : type === 'Script' ? 'script' : 'other';

async function countBytes(session: CDPSession) {
  const bytes: Record<Kind, number> = { html: 0, font: 0, script: 0, other: 0 };
  const kinds = new Map<string, Kind>();
  let requests = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    kinds.set(requestId, kindOf(type ?? 'Other'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return { bytes, requests: () => requests };
}

interface Options {
  readonly cpuSlowdown?: number;
  /** Where bytes alone count: the browser then begins with a connection in vain. */
  readonly anyCertificate?: boolean;
  /** What the tab's session storage holds, by key. */
  readonly saved?: Readonly<Record<string, string>>;
}

/** Visits a page as a stranger does: new connection, nothing cached. */
export async function visit(
  browser: Browser,
  address: string,
  { cpuSlowdown = CPU_SLOWDOWN, saved = {}, anyCertificate = false }: Options = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: anyCertificate });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const counted = await countBytes(session);
    await page.addInitScript(observe);
    await page.addInitScript((texts) => {
      for (const [key, text] of Object.entries(texts)) sessionStorage.setItem(key, text);
    }, saved);
    await page.goto(address, { waitUntil: 'load' });
    const hydrated = page.locator('main astro-island:not([ssr])');
    const hasIsland = (await page.locator('main astro-island[client="load"]').count()) > 0;
    if (hasIsland) await hydrated.first().waitFor({ state: 'attached' });
    const ready = hasIsland ? await page.evaluate(() => performance.now()) : undefined;
    // Two frames on, everything that the load event has set off is painted.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            requestAnimationFrame(resolve);
          }),
        ),
    );
    const seen = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: window.bench.largest,
      layoutShift: window.bench.shift,
      longTasks: window.bench.tasks,
    }));
    return { ...seen, ready, requests: counted.requests(), bytes: counted.bytes };
  } finally {
    await context.close();
  }
}
