/**
 * Bundles the receiver into one file, and copies the files of deploy/ beside it: see docs/launch.md. If the
 * settings of the site's build name a receiver and PUBLIC_SITE_URL, the copies have the receiver's host and
 * the site's origin instead of those with example.co.ke.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { readSiteOrigin } from '@site/rules/urls/site-origin';
import { bundle } from './bundle.ts';

/** The site's origin and the receiver's host, as they are written in the files of deploy/. */
const EXAMPLE_SITE_ORIGIN = 'https://www.example.co.ke';
const EXAMPLE_RECEIVER_HOST = 'orders.example.co.ke';

const folder = 'bundles/receiver';
await bundle(join(folder, 'receiver.mjs'));
const { contactEndpoint, checkoutEndpoint, service } = readDeliveryConfig(process.env);
const endpoint = checkoutEndpoint ?? (service ? undefined : contactEndpoint);
const hasDomains = endpoint !== undefined && process.env.PUBLIC_SITE_URL !== undefined;
const [siteOrigin, receiverHost] = hasDomains
  ? [readSiteOrigin(process.env), new URL(endpoint).host]
  : [EXAMPLE_SITE_ORIGIN, EXAMPLE_RECEIVER_HOST];
const deploy = join(import.meta.dirname, 'deploy');
cpSync(deploy, folder, { recursive: true });
for (const file of readdirSync(deploy).map((name) => join(folder, name)))
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replaceAll(EXAMPLE_SITE_ORIGIN, siteOrigin)
      .replaceAll(EXAMPLE_RECEIVER_HOST, receiverHost),
  );
console.log(
  `${folder}, ${hasDomains ? `for ${siteOrigin} and ${receiverHost}` : 'with example.co.ke for your domain'}`,
);
