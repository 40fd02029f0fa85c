/**
 * `npm run bench`: every page on a slow mobile link, each visit paired with one of the floor page right before it,
 * so that a busy machine slows both. Options: `--runs 5`, `--link slow-4g`, `--record 16384` (bytes of a TLS record),
 * `--json`, and addresses to keep to, such as `/pricing`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../tools/browsers/find.ts';
import { paths, servicePath } from '../src/site/paths.ts';
import { SESSION_KEYS } from '../src/domain/facts/session-storage.ts';
import { SAVED_QUOTE } from '../tests/saved-quote.ts';
import { type Link, NETWORKS, openLink } from './link.ts';
import { FLOOR_PATH, RECORD_OF_A_SEGMENT_BYTES, serveSite } from './server.ts';
import { median } from './statistics.ts';
import { visit, type Visit } from './visit.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    link: { type: 'string', default: '3g' },
    record: { type: 'string', default: String(RECORD_OF_A_SEGMENT_BYTES) },
    json: { type: 'boolean', default: false },
  },
});

const chosen: Link | undefined = (NETWORKS as Record<string, Link>)[options.link];
if (!chosen) throw new Error(`There is no link ${options.link}, only ${Object.keys(NETWORKS).join(', ')}`);
const link = chosen;

const ROUTES = [
  ...Object.values(paths),
  ...['cloud-server-management', 'it-maintenance-plans'].map(servicePath),
];

/** The checkout leads away without a quote. */
const SAVED = { [SESSION_KEYS.quoteItems]: JSON.stringify(SAVED_QUOTE) };

interface Row {
  readonly route: string;
  readonly html: number;
  readonly font: number;
  readonly script: number;
  readonly other: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Largest paint divided by the floor page's first paint, pair by pair. */
  readonly ratio: number;
  readonly readyRatio: number | undefined;
  readonly layoutShift: number;
  readonly longTasks: number;
}

interface Pair {
  readonly floor: Visit;
  readonly page: Visit;
}

function row(route: string, pairs: readonly Pair[]): Row {
  const of = (take: (pair: Pair) => number) => median(pairs.map(take));
  const ready = pairs.flatMap(({ floor, page }) =>
    page.ready === undefined ? [] : [page.ready / floor.firstPaint],
  );
  return {
    route,
    html: of(({ page }) => page.bytes.html),
    font: of(({ page }) => page.bytes.font),
    script: of(({ page }) => page.bytes.script),
    other: of(({ page }) => page.bytes.other),
    requests: of(({ page }) => page.requests),
    firstPaintMs: Math.round(of(({ page }) => page.firstPaint)),
    largestPaintMs: Math.round(of(({ page }) => page.largestPaint)),
    ratio: Number(of(({ floor, page }) => page.largestPaint / floor.firstPaint).toFixed(2)),
    readyRatio: ready.length === 0 ? undefined : Number(median(ready).toFixed(2)),
    layoutShift: Number(Math.max(...pairs.map(({ page }) => page.layoutShift)).toFixed(4)),
    longTasks: of(({ page }) => page.longTasks),
  };
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const { port: sitePort, server, trust } = await serveSite(dist, Number(options.record));
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [trust] });

/** Each visit has a link of its own: no connection and no queue is left from the one before. */
async function visitOverLink(path: string): Promise<Visit> {
  const { port, server: carrier, connections } = await openLink(sitePort, link);
  try {
    const seen = await visit(browser, `https://localhost:${port}${path}`, { saved: SAVED });
    if (connections() !== 1) throw new Error(`${path} took ${connections()} connections instead of one`);
    return seen;
  } finally {
    carrier.close();
  }
}

const rows: Row[] = [];
for (const route of ROUTES.filter((path) => wanted.length === 0 || wanted.includes(path))) {
  const pairs: Pair[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    pairs.push({ floor: await visitOverLink(FLOOR_PATH), page: await visitOverLink(route) });
  }
  rows.push(row(route, pairs));
  if (!options.json) console.error(`${route} measured`);
}
await browser.close();
server.close();

if (options.json) console.log(JSON.stringify({ link, recordBytes: Number(options.record), rows }, null, 2));
else console.table(Object.fromEntries(rows.map(({ route, ...figures }) => [route, figures])));
process.exit(0);
