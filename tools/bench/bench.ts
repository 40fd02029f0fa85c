/**
 * `npm run bench`: every page on a slow phone, over a slow mobile link and without one, each visit right after one of a bare
 * page, so that a busy machine slows both; medians. `npm run bench:against` does the same with an older build in turn: the
 * last release's, or the commit that is named. Options: `--runs 9`, `--link slow-4g`, `--page /pricing`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { paths, servicePath } from '../../src/site/paths.ts';
import { findChromium } from '../browsers/find.ts';
import { project } from '../project-copy.ts';
import { BARE_PATH, selfSigned, serveSite, trust } from './host.ts';
import { type Link, LINKS, openLink } from './link.ts';
import { lastRelease, olderBuild } from './older-build.ts';
import { type Visit, visit } from './visit.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Of a page and the bare one before it: over the link, and with the processor alone. */
interface Pair {
  readonly bare: Record<'link' | 'processor', Visit>;
  readonly page: Record<'link' | 'processor', Visit>;
}

/** From the first byte of the answer. */
const paintWork = ({ firstPaint, firstByte }: Visit) => firstPaint - firstByte;

function row(pairs: readonly Pair[]) {
  const overLink = (take: (visit: Visit) => number) =>
    Math.round(median(pairs.map(({ page }) => take(page.link))));
  const processor = (take: (visit: Visit) => number) =>
    Math.round(median(pairs.map(({ page }) => take(page.processor))));
  const ratio = (take: (visit: Visit) => number) =>
    median(pairs.map(({ page, bare }) => take(page.link) / bare.link.firstPaint)).toFixed(2);
  const ready = pairs[0]?.page.link.ready;
  return {
    html: overLink(({ bytes }) => bytes.html),
    font: overLink(({ bytes }) => bytes.font),
    script: overLink(({ bytes }) => bytes.script),
    other: overLink(({ bytes }) => bytes.other),
    firstPaintMs: overLink(({ firstPaint }) => firstPaint),
    first: ratio(({ firstPaint }) => firstPaint),
    largest: ratio(({ largestPaint }) => largestPaint),
    ready: ready === undefined ? '' : ratio(({ ready = Number.NaN }) => ready),
    shift: Math.max(...pairs.map(({ page }) => page.link.layoutShift)).toFixed(3),
    workMs: processor(paintWork),
    work: median(
      pairs.map(({ page, bare }) => paintWork(page.processor) / paintWork(bare.processor)),
    ).toFixed(2),
    styleMs: processor(({ style }) => style),
    longestTaskMs: processor(({ longestTask }) => longestTask),
  };
}

function linkNamed(name: string): Link {
  const found = (LINKS as Readonly<Record<string, Link>>)[name];
  if (!found) throw new Error(`There is no link ${name}, only ${Object.keys(LINKS).join(', ')}`);
  return found;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    link: { type: 'string', default: '3g' },
    page: { type: 'string', multiple: true },
  },
});
const link = linkNamed(values.link);
const commit = values.against ? (positionals[0] ?? lastRelease()) : undefined;
const certificate = selfSigned();
const builds = [
  ...(commit === undefined ? [] : [{ name: commit, folder: olderBuild(commit) }]),
  { name: 'now', folder: join(project, 'dist') },
];
const sites = await Promise.all(
  builds.map(async ({ name, folder }) => ({ name, ...(await serveSite(folder, certificate)) })),
);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [trust(certificate)],
});

/** Each visit has a link of its own: no connection and no queue is left from the one before. */
async function visits(serverPort: number, path: string): Promise<Pair['page']> {
  const { port, connections, close } = await openLink(serverPort, link);
  const overLink = await visit(browser, `https://localhost:${port}${path}`);
  close();
  if (connections() !== 1) throw new Error(`${path} took ${connections()} connections instead of one`);
  return { link: overLink, processor: await visit(browser, `https://localhost:${serverPort}${path}`) };
}

const rows: Record<string, ReturnType<typeof row>> = {};
const routes = values.page ?? [
  ...Object.values(paths),
  ...['cloud-server-management', 'it-maintenance-plans'].map(servicePath),
];
for (const route of routes) {
  const pairs = sites.map((): Pair[] => []);
  for (let count = 0; count < Number(values.runs); count += 1)
    for (const [index, { port }] of sites.entries()) {
      const bare = await visits(port, BARE_PATH);
      pairs[index]?.push({ bare, page: await visits(port, route) });
    }
  for (const [index, { name }] of sites.entries())
    rows[sites.length === 1 ? route : `${route} ${name}`] = row(pairs[index] ?? []);
  console.error(`${route} measured`);
}
console.table(rows);
await browser.close();
for (const site of sites) site.close();
