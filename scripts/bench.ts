/**
 * `npm run bench`: Lighthouse's scores for every route, as a phone, of the site that `npm start` serves, or at the address
 * that is given. Lighthouse is fetched by npm for the run; it takes the machine's Chrome, or the one that `CHROME_PATH` names.
 */
import { spawnSync } from 'node:child_process';
import { paths, servicePath } from '@site/rules/addresses/paths';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Lighthouse looks at no page that is not found. */
const routes = [...Object.values(paths), servicePath('it-maintenance-plans')].filter(
  (path) => path !== paths.notFound,
);
const origin = process.argv[2] ?? 'http://localhost:4321';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

function reportOn(route: string): Report {
  const options = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', LIGHTHOUSE, origin + route, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

const rows: Record<string, Record<string, number | string>> = {};
for (const route of routes) {
  const { categories, audits } = reportOn(route);
  const failed = Object.keys(audits).filter((id) => audits[id]?.score === 0);
  rows[route] = {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failed: failed.join(' '),
  };
}
console.table(rows);
