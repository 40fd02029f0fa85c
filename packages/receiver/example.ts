/**
 * `npm run example` runs a site that sends orders and messages, and the receiver that takes them, on this
 * machine. The site is built into a separate folder. Ctrl+C stops both.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cataloguePath } from '@site/rules/urls/paths';
import { MESSAGES_PATH } from './http/messages.ts';
import { ORDERS_PATH } from './http/orders.ts';

const FOLDER = '.astro/dist-example';

const siteOrigin = 'http://localhost:4330';
const receiverOrigin = 'http://localhost:4331';

/**
 * The settings of the build and of both servers. The site sends to the receiver, whose host also has the
 * payment page. No money moves, unless PAYMENT is set to another provider.
 */
const env = {
  PAYMENT: 'demo',
  ...process.env,
  PUBLIC_CONTACT_ENDPOINT: receiverOrigin + MESSAGES_PATH,
  PUBLIC_CHECKOUT_ENDPOINT: receiverOrigin + ORDERS_PATH,
  PUBLIC_PAYMENT_HOSTS: new URL(receiverOrigin).host,
};
const { status } = spawnSync('npm', ['run', 'build', '--', '--outDir', FOLDER], { stdio: 'inherit', env });
if (status !== 0) process.exit(1);

console.log(`
Order something on ${siteOrigin}, or write to us there.
\`node packages/receiver/main.ts list\` prints what has arrived.
Emails wait, unless SMTP_URL names a mail server.
`);
const start = (script: string, extraEnv: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [script], { stdio: 'inherit', env: { ...env, ...extraEnv } });
const processes = [
  start('packages/hosting/serve.ts', { PORT: new URL(siteOrigin).port, DIST: FOLDER }),
  start('packages/receiver/main.ts', { CATALOGUE: FOLDER + cataloguePath }),
];

function stopAll() {
  for (const child of processes) child.kill();
}
for (const child of processes) child.once('exit', stopAll);
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);
