/** Runs the receiver on Node. deploy/receiver.env explains the settings; `npm run example` sets them all. */
import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { receiverApp } from './http/app.ts';
import { clientAddress } from './http/client-address.ts';
import { rateLimiter } from './http/rate-limit.ts';
import { faultLine } from './log.ts';
import { compose } from './mail/compose.ts';
import { keepSending, sender } from './mail/sending.ts';
import { logIn, smtp } from './mail/smtp.ts';
import { catalogueFrom } from './orders/catalogue.ts';
import { byInvoice } from './payments/by-invoice.ts';
import { demo } from './payments/demo.ts';
import { officeLinks } from './office/link.ts';
import { payments } from './payments/payments.ts';
import { pesapalApi } from './payments/pesapal-api.ts';
import { pesapal } from './payments/pesapal.ts';
import { purgeWhatIsDue } from './retention.ts';
import { readSettings } from './settings.schema.ts';
import { openDatabase } from './store/open.ts';
import { createStore } from './store/store.ts';

/** After the signal to stop: how long a mail that is under way may take. */
const MAIL_GRACE_MS = 2000;

/** Then it ends, whatever else is under way: all that was answered is on the disk. deploy/receiver.service allows more. */
const END_MS = 4500;

/** Longer than proxies keep a silent connection (nginx: 60 s), so that none sends into one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

const PENDING_LOOK_MS = 10 * 60_000;

const HOUR_MS = 60 * 60_000;

const PURGE_LOOK_MS = HOUR_MS;

/** Whoever asks after health waits no longer for the mail server. */
const LOGIN_TIMEOUT_MS = 5000;

function giveUp(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

const read = readSettings(process.env);
if (!read.ok) giveUp(...read.sentences);
const { settings } = read;
const { SITE_ORIGIN: site, RECEIVER_ORIGIN: own, SMTP_URL: smtpUrl, HOST: hostname, PORT: port } = settings;

const now = () => Date.now();
/** For durations: no one sets it. */
const monotonic = () => performance.now();
const line = (words: string) => `${new Date().toISOString()} ${words}`;
const log = (words: string) => {
  console.log(line(words));
};
const report = (error: unknown) => {
  console.error(line(faultLine(error)));
};

const office = settings.OFFICE_SECRET === '' ? undefined : officeLinks(settings.OFFICE_SECRET, own);
/** Where no provider asks for the money, the customer gets the invoice at once, and the office what to note it with. */
const mailsOfInvoice = ['received', ...(office ? (['desk'] as const) : []), 'invoice'] as const;
const store = createStore(
  await openDatabase(settings).catch((error: unknown) => giveUp((error as Error).message)),
  ({ kind }) => (kind === 'order' && settings.PAYMENT === 'invoice' ? mailsOfInvoice : ['received']),
  settings.CUSTOMER_MAILS_PER_HOUR,
);
const catalogue = catalogueFrom(settings.CATALOGUE);

const account = { base: settings.PESAPAL_URL, key: settings.PESAPAL_KEY, secret: settings.PESAPAL_SECRET };
const providers = {
  demo: () => demo({ site, own }),
  invoice: () => byInvoice(catalogue, own, now),
  pesapal: () => pesapal(pesapalApi(account, fetch), own),
};
const provider = providers[settings.PAYMENT]();
const paying = payments({ provider, store, now, monotonic, site, report });

/** Half of all: a network that many people share gets as much, and the others keep as much. */
const shareOfClient = Math.ceil(settings.CUSTOMER_MAILS_PER_HOUR / 2);
const invoicesOf = rateLimiter(shareOfClient, monotonic, { windowMs: HOUR_MS });

const app = receiverApp({
  ...{ store, now, monotonic, catalogue, payments: paying, office, site, report },
  newReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  clientOf: (context) => {
    const { address = '' } = getConnInfo(context).remote;
    return clientAddress(settings.TRUSTED_PROXIES, address, context.req.header('X-Forwarded-For'));
  },
  secondsToWait: rateLimiter(settings.RATE_LIMIT, monotonic),
  isOverShare: (client) => invoicesOf(client) !== undefined,
  logIn: async () => {
    if (smtpUrl !== undefined) await logIn(smtpUrl, LOGIN_TIMEOUT_MS);
  },
});

const { MAIL_FROM: from, SALES_MAIL: sales } = settings;
const composer = { site, catalogue, now, findNamed: store.findNamed, from, sales, office };
/** Sends by the server until the function that it gives is called. */
const startSending = (server: string) =>
  keepSending(
    sender({
      ...{ outbox: store, now, report },
      compose: (due) => compose(due, composer),
      deliver: smtp(server),
    }),
    MAIL_GRACE_MS,
  );
const stopSending = smtpUrl === undefined ? () => Promise.resolve() : startSending(smtpUrl);

// Of two `Host` headers Node would take the first; joined they are no host, and answered 400.
const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS, joinDuplicateHeaders: true };
const server = createAdaptorServer({ fetch: app.fetch, serverOptions });
/** With deploy/receiver.socket systemd listens, and whoever comes while the program is started anew waits. */
const isActivated = process.env.LISTEN_FDS === '1';
server.listen(isActivated ? { fd: 3 } : { port, host: hostname }, () => {
  console.log(`The receiver is on http://${hostname}:${port} (Ctrl+C to stop)`);
  if (smtpUrl === undefined)
    console.log('SMTP_URL is not set: mails about what arrives wait, and are sent once it is.');
});
server.once('error', (error: Error) => {
  giveUp(`It cannot listen on port ${port} of ${hostname}: ${error.message}.`);
});

const purge = () => void purgeWhatIsDue({ store, catalogue, now, log }).catch(report);
purge();
setInterval(purge, PURGE_LOOK_MS);
setInterval(() => void paying.settlePending().catch(report), PENDING_LOOK_MS);

/** A connection on which a mail server or a provider is silent would keep the process. */
const end = () => process.exit();

/**
 * Visitors are served while the last mails leave.
 * Then it takes nothing new, and finishes what is under way.
 */
async function stop() {
  setTimeout(end, END_MS).unref();
  await stopSending();
  server.close(() => void store.close().then(end));
}

// Node would print its words.
process.once('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
