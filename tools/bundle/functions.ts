/**
 * `npm run functions:build -- cloudflare`, netlify or vercel: the function of receiver/functions, where its host looks.
 * For Cloudflare that is the folder of the built site, dist/ unless another one is named.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../../receiver/functions/netlify.ts';
import { bundle } from './bundle.ts';

const [host = '', site = 'dist'] = process.argv.slice(2);

/** One file, so that no host has to understand this project's TypeScript. */
const FILES = new Map([
  ['cloudflare', join(site, '_worker.js')],
  ['netlify', 'netlify/functions/messages.mjs'],
  ['vercel', 'bundles/vercel.js'],
]);

const file = FILES.get(host);
if (file === undefined) {
  console.error(`Name the host: ${[...FILES.keys()].join(', ')}.`);
  process.exit(1);
}
await bundle(`receiver/functions/${host}.ts`, file);
// All other addresses are files, and cost no call of the function.
if (host === 'cloudflare')
  writeFileSync(
    join(site, '_routes.json'),
    JSON.stringify({ version: 1, include: config.path, exclude: [] }),
  );
console.log(file);
