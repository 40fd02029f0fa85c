/**
 * The whole circle on this machine: builds the site with endpoints into a folder of its own, serves it, and runs the
 * receiver beside it, whose mails become files. `npm run example`; Ctrl+C stops all.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { MESSAGES_PATH } from '../receiver/http/messages.ts';
import { ORDERS_PATH } from '../receiver/http/orders.ts';
import { readSettings } from '../receiver/settings.schema.ts';
import { mailServer } from '../receiver/tests/mail/mail-server.ts';
import { cataloguePath } from '../src/site/paths.ts';
import { run } from './run.ts';

const FOLDER = '.astro/dist-example';
const MAILS = '.astro/mails-example';

const read = readSettings(process.env);
if (!read.ok) {
  for (const sentence of read.sentences) console.error(sentence);
  process.exit(1);
}
const { settings } = read;
const { SITE_ORIGIN: site, RECEIVER_ORIGIN: receiver } = settings;

/** The build puts it into the pages, and the server into the policy that goes with them. */
const environment = {
  ...process.env,
  PUBLIC_CONTACT_ENDPOINT: receiver + MESSAGES_PATH,
  PUBLIC_CHECKOUT_ENDPOINT: receiver + ORDERS_PATH,
  PUBLIC_PAYMENT_HOSTS: new URL(receiver).host,
  PAYMENT: process.env.PAYMENT ?? 'demo',
};

if (!run('npm', ['run', 'build', '--', '--outDir', FOLDER], { env: environment })) process.exit(1);

const start = (script: string, more: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [script], { stdio: 'inherit', env: { ...environment, ...more } });

mkdirSync(MAILS, { recursive: true });
let count = 0;
const mails = await mailServer({
  onTaken: ({ to, raw }) => {
    count += 1;
    const file = `${MAILS}/${Date.now()}-${count} ${to.join(' ').replaceAll(/[^\w.@+ -]/g, '')}.eml`;
    writeFileSync(file, raw);
    console.log(`Mailed: ${file}`);
  },
});

const running = [
  start('tools/serve.ts', { PORT: new URL(site).port, DIST: FOLDER }),
  start('receiver/server.ts', {
    PORT: new URL(receiver).port,
    CATALOGUE: FOLDER + cataloguePath,
    SMTP_URL: settings.SMTP_URL ?? mails.url,
  }),
];

console.log(`
Order something on ${site}, or write to us there. Messages and orders are kept in ${settings.DATABASE};
\`node receiver/manage.ts list\` prints them. What is mailed is in ${MAILS}, unless SMTP_URL is set.
`);

/** Neither is of use without the other. */
function stopAll() {
  for (const child of running) child.kill();
  void mails.stop();
}

for (const child of running) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
}
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);
