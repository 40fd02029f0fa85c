/**
 * Writes the receiver as one file, with the files that a server needs beside it: see docs/launch.md. If the
 * site's build is set up to send here, these files name the site's and the receiver's domains.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { siteOrigin } from '@site/rules/addresses/site-origin';
import { bundle } from './bundle.ts';

/** The domains that the files of deploy/ name. */
const SITE = 'https://www.example.co.ke';
const RECEIVER = 'orders.example.co.ke';

const folder = 'bundles/receiver';
await bundle(join(folder, 'receiver.mjs'));
const { contactEndpoint, checkoutEndpoint, service } = deliveryConfig(process.env);
const endpoint = checkoutEndpoint ?? (service ? undefined : contactEndpoint);
const isSetUp = endpoint !== undefined && process.env.PUBLIC_SITE_URL !== undefined;
const [site, receiver] = isSetUp ? [siteOrigin(process.env), new URL(endpoint).host] : [SITE, RECEIVER];
const deploy = join(import.meta.dirname, 'deploy');
cpSync(deploy, folder, { recursive: true });
for (const file of readdirSync(deploy).map((name) => join(folder, name)))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SITE, site).replaceAll(RECEIVER, receiver));
console.log(`${folder}, ${isSetUp ? `for ${site} and ${receiver}` : 'with example.co.ke for your domain'}`);
