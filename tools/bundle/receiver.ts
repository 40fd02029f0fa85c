/**
 * `npm run receiver:build`: the receiver as one file, with what a server needs beside it: docs/launch.md. With the settings
 * of the build its files have the site's and the receiver's names.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryConfig } from '../../integrations/delivery-config.ts';
import { siteOrigin } from '../../integrations/site-origin.ts';
import { bundle } from './bundle.ts';

const FOLDER = 'bundles/receiver';

/** As receiver/deploy has them. */
const SITE = 'https://www.example.co.ke';
const RECEIVER = 'orders.example.co.ke';

const { contactEndpoint, checkoutEndpoint, service } = deliveryConfig(process.env);
const endpoint = checkoutEndpoint ?? (service ? undefined : contactEndpoint);
const isNamed = endpoint !== undefined && process.env.PUBLIC_SITE_URL !== undefined;
const names = isNamed
  ? { [SITE]: siteOrigin(process.env.PUBLIC_SITE_URL), [RECEIVER]: new URL(endpoint).host }
  : {};

await bundle('receiver/main.ts', `${FOLDER}/receiver.mjs`);
cpSync('receiver/deploy', FOLDER, { recursive: true });
for (const file of readdirSync('receiver/deploy').map((name) => join(FOLDER, name))) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    Object.entries(names).reduce((written, [from, to]) => written.replaceAll(from, to), text),
  );
}
console.log(
  isNamed
    ? `${FOLDER}, for ${Object.values(names).join(' and ')}`
    : `${FOLDER}, with example.co.ke for your domain`,
);
