/**
 * `npm run bench:build [pages]`: what 1,000 more policy pages cost this site, next to what the same MDX files cost a
 * bare Astro project that only renders them. Works in a temporary folder; takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addPolicies, bareAstro, thisSite } from './build-projects.ts';
import { median } from './statistics.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGES = Number(process.argv[2] ?? 1000);
const ROUNDS = 5;

/** As `npm run build` starts Node, and so for both. */
const NODE_OPTIONS = [`--env-file=${here('../astro.env')}`, '--max-semi-space-size=16'];

interface Measured {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A build with nothing of an earlier one. */
function measure(folder: string): Measured {
  rmSync(join(folder, '.astro'), { recursive: true, force: true });
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { stdout, stderr, status } = spawnSync('node', [...NODE_OPTIONS, here('measured-build.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}${stdout}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

const workshop = mkdtempSync(join(tmpdir(), 'bench-build-'));
const site = join(workshop, 'site');
const bare = join(workshop, 'bare');
thisSite(site);
bareAstro(bare);

/** Builds in turn, so that a machine that becomes slower does so for both. */
const inTurn = () => Array.from({ length: ROUNDS }, () => ({ site: measure(site), bare: measure(bare) }));

measure(site);
const before = inTurn();
for (const folder of [site, bare]) addPolicies(folder, PAGES);
const first = { site: measure(site), bare: measure(bare) };
const after = inTurn();
rmSync(workshop, { recursive: true });

function row(name: 'site' | 'bare') {
  const start = median(before.map((round) => round[name].seconds));
  const end = median(after.map((round) => round[name].seconds));
  return {
    before: start,
    after: end,
    cost: end - start,
    megabytes: Math.max(...after.map((round) => round[name].megabytes)),
    'first, with images to draw': first[name].seconds,
    'its megabytes': first[name].megabytes,
  };
}

const rows = { 'this site': row('site'), 'bare Astro': row('bare') };
console.table(rows);
const ratio = rows['this site'].cost / rows['bare Astro'].cost;
console.log(`${PAGES} pages cost ${ratio.toFixed(2)} times the bare project's`);
