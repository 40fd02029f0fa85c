/**
 * `npm run functions:build -- cloudflare`, netlify or vercel: the function of examples/functions, where its host looks.
 * For Cloudflare that is the folder of the built site, dist/ unless another one is named.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../examples/functions/receive.ts';
import { bundle } from './bundle.ts';

const [host = '', site = 'dist'] = process.argv.slice(2);

/** One file, so that no host has to understand this project's TypeScript. */
const places = new Map([
  ['cloudflare', join(site, '_worker.js')],
  ['netlify', 'netlify/functions/messages.mjs'],
  ['vercel', 'bundles/vercel.js'],
]);

const place = places.get(host);
if (place === undefined) {
  console.error(`Name the host: ${[...places.keys()].join(', ')}.`);
  process.exit(1);
}
await bundle(`examples/functions/${host}.ts`, place);
// All other addresses are files, and cost no call of the function.
if (host === 'cloudflare')
  writeFileSync(join(site, '_routes.json'), JSON.stringify({ version: 1, include: PATHS, exclude: [] }));
console.log(place);
