/**
 * `npm run functions:build -- cloudflare`, netlify or vercel: the function of receiver/functions, where its host looks.
 * For Cloudflare that is the folder of the built site, dist/ unless another one is named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PATHS } from '../receiver/functions/receive.ts';
import { ORDERS_PATH } from '../receiver/app.ts';
import { migrate } from '../receiver/migrate.ts';
import { PAYMENT_PATH } from '../receiver/payments/provider.ts';
import { DIALECT, statementsOf } from '../receiver/sqlite-database.ts';
import { bundle } from './bundle.ts';

const [host = '', site = 'dist'] = process.argv.slice(2);

/** One file, so that no host has to understand this project's TypeScript. */
const places = new Map([
  ['cloudflare', join(site, '_worker.js')],
  ['cloudflare-orders', join(site, '_worker.js')],
  ['netlify', 'netlify/functions/messages.mjs'],
  ['vercel', 'bundles/vercel.js'],
]);

const place = places.get(host);
if (place === undefined) {
  console.error(`Name the host: ${[...places.keys()].join(', ')}.`);
  process.exit(1);
}
await bundle(`receiver/functions/${host}.ts`, place);
// All other addresses are files, and cost no call of the function.
const routes = (include: readonly string[]) => {
  writeFileSync(join(site, '_routes.json'), JSON.stringify({ version: 1, include, exclude: [] }));
};
if (host === 'cloudflare') routes(PATHS);
if (host === 'cloudflare-orders') {
  routes([...PATHS, ORDERS_PATH, `${PAYMENT_PATH}/*`]);
  const connection = new DatabaseSync(':memory:');
  await migrate(statementsOf(connection), DIALECT, 0);
  const tables = connection.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all();
  mkdirSync('bundles', { recursive: true });
  writeFileSync('bundles/orders.sql', tables.map(({ sql }) => `${String(sql)};\n`).join(''));
}
console.log(place);
