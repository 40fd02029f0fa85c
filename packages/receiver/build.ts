/**
 * `npm run build -w packages/receiver`: the receiver as one file, with what a server needs beside it: docs/launch.md. With the settings
 * of the site's build its files have the site's and the receiver's names.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { siteOrigin } from '@site/rules/addresses/site-origin';
import * as siteFiles from './brand/site-files.ts';

/** As the files of deploy/ have them. */
const SITE = 'https://www.example.co.ke';
const RECEIVER = 'orders.example.co.ke';

const asCode = (value: unknown) =>
  value instanceof Uint8Array
    ? `Buffer.from('${Buffer.from(value).toString('base64')}', 'base64')`
    : JSON.stringify(value);

/** In the place of the module that reads and draws them. */
const madeBefore: Plugin = {
  name: 'made-before',
  load: (id) =>
    id.endsWith('/brand/site-files.ts')
      ? Object.entries(siteFiles)
          .map(([name, value]) => `export const ${name} = ${asCode(value)};`)
          .join('\n')
      : undefined,
};

/** One file of the program and all that it imports, for where there is neither this project nor its packages. */
export async function bundle(file: string): Promise<void> {
  await build({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'node',
    logLevel: 'warn',
    plugins: [madeBefore],
    output: { file, codeSplitting: false, minify: true },
  });
}

async function pack(folder: string): Promise<void> {
  await bundle(join(folder, 'receiver.mjs'));
  const { contactEndpoint, checkoutEndpoint, service } = deliveryConfig(process.env);
  const endpoint = checkoutEndpoint ?? (service ? undefined : contactEndpoint);
  const isNamed = endpoint !== undefined && process.env.PUBLIC_SITE_URL !== undefined;
  const [site, receiver] = isNamed ? [siteOrigin(process.env), new URL(endpoint).host] : [SITE, RECEIVER];
  const deploy = join(import.meta.dirname, 'deploy');
  cpSync(deploy, folder, { recursive: true });
  for (const file of readdirSync(deploy).map((name) => join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SITE, site).replaceAll(RECEIVER, receiver));
  console.log(`${folder}, ${isNamed ? `for ${site} and ${receiver}` : 'with example.co.ke for your domain'}`);
}

if (import.meta.main) await pack('bundles/receiver');
