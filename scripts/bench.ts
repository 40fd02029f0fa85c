/**
 * `npm run bench`: prints Lighthouse's scores of every route, as a phone. It asks the site that `npm start`
 * serves, or the address that is given. npm fetches Lighthouse for the run. Lighthouse uses the machine's
 * Chrome, or the one in CHROME_PATH.
 */
import { spawnSync } from 'node:child_process';
import { paths, servicePath } from '@site/rules/addresses/paths';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const OPTIONS = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];

type Scores = Readonly<Record<string, { readonly score: number | null }>>;

const { origin } = URL.parse(process.argv[2] ?? 'http://localhost:4321') ?? {};
if (origin === undefined) {
  console.error(`"${process.argv[2] ?? ''}" is no address: npm run bench -- https://www.company.co.ke`);
  process.exit(1);
}

const rows: Record<string, object> = {};
for (const route of [...Object.values(paths), servicePath('it-maintenance-plans')]) {
  // Lighthouse measures no page whose status is 404.
  if (route === paths.notFound) continue;
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', LIGHTHOUSE, origin + route, ...OPTIONS], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  const { categories, audits } = JSON.parse(stdout) as Record<'categories' | 'audits', Scores>;
  const scores = Object.entries(categories).map(([name, { score }]): [string, number] => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const failed = Object.keys(audits).filter((id) => audits[id]?.score === 0);
  rows[route] = { ...Object.fromEntries(scores), failed: failed.join(' ') };
}
console.table(rows);
