/**
 * `npm run bench:lighthouse`: Lighthouse's four scores for every route, as a phone. The site must be served
 * already, by `npm start` or at the address that is given. Lighthouse is fetched by npm for the run; it is no
 * dependency of the project.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tools/browsers/find.ts';
import { paths, servicePath } from '../src/site/paths.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const origin = process.argv[2] ?? 'http://localhost:4321';
const routes = [...Object.values(paths), servicePath('it-maintenance-plans')];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const rows: Record<string, Record<string, number | string>> = {};
for (const route of routes) {
  const file = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      origin + route,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  if (status !== 0) throw new Error(stderr);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rows[route] = {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.entries(audits)
      .filter(([, { score }]) => score === 0)
      .map(([id]) => id)
      .join(' '),
  };
}
console.table(rows);
