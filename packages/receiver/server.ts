/** Runs the receiver on Node. deploy/receiver.env explains the settings; `npm run example` sets them all. */
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { receiverApp } from './http/app.ts';
import { clientAddresses } from './http/client-address.ts';
import { rateLimiter } from './http/rate-limit.ts';
import { faultLine } from './log.ts';
import { compose } from './mail/compose.ts';
import { invoiceDrawer } from './mail/drawing.ts';
import { keepSending, sender } from './mail/sending.ts';
import { smtp } from './mail/smtp.ts';
import { catalogueFrom } from './orders/catalogue.ts';
import { byInvoice } from './payments/by-invoice.ts';
import { demo } from './payments/demo.ts';
import { officeLinks } from './office/link.ts';
import { payments } from './payments/payments.ts';
import { pesapalApi } from './payments/pesapal-api.ts';
import { pesapal } from './payments/pesapal.ts';
import { purgeWhatIsDue } from './retention.ts';
import { readSettings, type Settings } from './settings.schema.ts';
import { openDatabase } from './store/open.ts';
import { storeIn, type Store } from './store/store.ts';

/** After the signal to stop: how long a mail that is under way may take, and an answer. */
const MAIL_GRACE_MS = 2000;
const GRACE_MS = 3000;

/** Then it ends, whatever else is under way: all that was answered is on the disk. deploy/receiver.service allows more. */
const END_MS = 4500;

/** Longer than proxies keep a silent connection (nginx: 60 s), so that none sends into one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

/** How often open payments are asked after. */
const PENDING_LOOK_MS = 10 * 60_000;

/** How often it is asked whether a day has passed since the last deletion of what is old. */
const PURGE_LOOK_MS = 60 * 60_000;

/** An attempt at a mail, and the question whether the server is there at all, each with its connection. */
const ATTEMPT_TIMEOUTS = 5;

/** An invoice takes a second on a small machine. */
const DRAWING_MS = 10_000;

function giveUp(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

const now = () => Date.now();
/** For durations: no one sets it. */
const monotonic = () => performance.now();
const report = (error: unknown) => {
  console.error(new Date().toISOString(), faultLine(error));
};

function providerOf(settings: Settings) {
  const { SITE_ORIGIN: site, RECEIVER_ORIGIN: own, PESAPAL_URL: base } = settings;
  if (settings.PAYMENT === 'demo') return demo({ site, own });
  if (settings.PAYMENT === 'invoice') return byInvoice({ catalogue, own });
  const account = { base, key: settings.PESAPAL_KEY, secret: settings.PESAPAL_SECRET };
  return pesapal({ api: pesapalApi(account, { monotonic, fetch }), own });
}

/** Gives a function that stops it, and waits until the mail that is under way is settled. */
function startSending(store: Store, smtpUrl: string, settings: Settings): () => Promise<unknown> {
  const { SITE_ORIGIN: site, MAIL_FROM: from, SALES_MAIL: sales } = settings;
  const timeoutMs = settings.MAIL_TIMEOUT_SECONDS * 1000;
  const drawInvoice = invoiceDrawer(DRAWING_MS);
  return keepSending(
    sender({
      outbox: store,
      compose: (due) => compose(due, { site, catalogue, from, sales, drawInvoice, office, report }),
      deliver: smtp(smtpUrl, timeoutMs),
      now,
      report,
      retryMs: settings.MAIL_RETRY_SECONDS * 1000,
      leaseMs: timeoutMs * ATTEMPT_TIMEOUTS + DRAWING_MS,
    }),
    MAIL_GRACE_MS,
  );
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.sentences);
const { settings } = read;
const { SITE_ORIGIN: site, SMTP_URL: smtpUrl, HOST: hostname, PORT: port } = settings;
const database = await openDatabase(settings).catch((error: unknown) =>
  giveUp([error instanceof Error ? error.message : String(error)]),
);
const office =
  settings.OFFICE_SECRET === '' ? undefined : officeLinks(settings.OFFICE_SECRET, settings.RECEIVER_ORIGIN);
/** Where no provider asks for the money, the customer gets the invoice at once, and the office what to note it with. */
const mailsOfInvoice = ['received', ...(office ? (['desk'] as const) : []), 'invoice'] as const;
const store = storeIn(
  database,
  ({ kind }) => (kind === 'order' && settings.PAYMENT === 'invoice' ? mailsOfInvoice : ['received']),
  settings.CUSTOMER_MAILS_PER_HOUR,
);
const catalogue = catalogueFrom(settings.CATALOGUE);
const limit = { most: settings.RATE_LIMIT, windowMs: settings.RATE_WINDOW_SECONDS * 1000 };
const clientAddress = clientAddresses(settings.TRUSTED_PROXIES);
const paying = payments({ provider: providerOf(settings), store, now, monotonic, site, report });

const app = receiverApp({
  store,
  now,
  monotonic,
  catalogue,
  newReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  payments: paying,
  office,
  site,
  clientOf: (context) =>
    clientAddress(getConnInfo(context).remote.address ?? '', context.req.header('X-Forwarded-For')),
  secondsToWait: rateLimiter(limit, monotonic),
  report,
});
const stopSending = smtpUrl === undefined ? () => Promise.resolve() : startSending(store, smtpUrl, settings);

const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
const server = serve({ fetch: app.fetch, hostname, port, serverOptions }, (address) => {
  console.log(`The receiver is on http://${hostname}:${address.port} (Ctrl+C to stop)`);
  if (smtpUrl === undefined)
    console.log('SMTP_URL is not set: mails about what arrives wait, and are sent once it is.');
});
server.once('error', (error: Error) => {
  giveUp([`It cannot listen on port ${port} of ${hostname}: ${error.message}.`]);
});

const log = (line: string) => {
  console.log(new Date().toISOString(), line);
};
const stopping = new AbortController();
/** What breaks off because the receiver stops is no fault. */
const reportUnlessStopping = (error: unknown) => {
  if (!stopping.signal.aborted) report(error);
};
const purge = () =>
  void purgeWhatIsDue({ store, catalogue, now, log, stop: stopping.signal }).catch(reportUnlessStopping);
purge();
const repeated = [
  setInterval(purge, PURGE_LOOK_MS),
  setInterval(() => void paying.settlePending().catch(reportUnlessStopping), PENDING_LOOK_MS),
];

/** A connection on which a mail server or a provider is silent would keep the process. */
const end = () => process.exit();

/** Takes nothing new, and finishes what is under way. */
function stop() {
  stopping.abort();
  for (const timer of repeated) clearInterval(timer);
  const sent = stopSending();
  server.close(() => {
    void sent.then(store.close).then(end);
  });
  setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, GRACE_MS).unref();
  setTimeout(end, END_MS).unref();
}

// Node would print its words.
process.once('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
