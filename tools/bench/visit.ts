import type { Browser } from 'playwright';
import { SESSION_KEYS } from '../../src/site/session-keys.ts';
import { SAVED_QUOTE } from '../../tests/saved-quote.ts';

/** A cheap Android phone: 390 px wide, its processor so many times slower than this machine's. */
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const WATCHED_MS = 3_000;

declare global {
  interface Window {
    bench: { largestPaint: number; layoutShift: number; longestTask: number };
  }
}

/** Runs in the page. */
function observe(saved: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(saved)) sessionStorage.setItem(key, text);
  const seen = { largestPaint: 0, layoutShift: 0, longestTask: 0 };
  window.bench = seen;
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  on('layout-shift', ({ value = 0 }) => (seen.layoutShift += value));
  on('longtask', ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)));
}

const KINDS: Readonly<Record<string, 'html' | 'font' | 'script'>> = {
  Document: 'html',
  Font: 'font',
  Script: 'script',
};

/** As a stranger does: new connection, nothing cached; with a quote, which the checkout asks for. */
export async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Performance.enable');
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
        new Promise<Window['bench'] & { firstPaint: number; firstByte: number }>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const [paint] = performance.getEntriesByName('first-contentful-paint');
              const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
              resolve({
                ...window.bench,
                firstPaint: paint?.startTime ?? Number.NaN,
                firstByte: arrival?.responseStart ?? Number.NaN,
              });
            }),
          );
        }),
    );
    // What goes on after the load, such as figures that count up, is part of what a phone does.
    await page.waitForTimeout(WATCHED_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const style = (metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? Number.NaN) * 1000;
    return { ...seen, style, ready, bytes };
  } finally {
    await context.close();
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>;
