/** Runs the receiver on Node. deploy/receiver.env explains the settings. */
import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { HOUR_MS } from '@site/rules/time/dates';
import { createReceiverApp } from './http/app.ts';
import { findClientAddress } from './http/client-address.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { formatErrorForLog } from './log.ts';
import { compose } from './mail/compose.ts';
import { createEmailChooser } from './mail/email-kinds.ts';
import { keepSending, createSender } from './mail/sending.ts';
import { logInToMailServer, createSmtpDelivery } from './mail/smtp.ts';
import { createOfficeLinks } from './office/link.ts';
import { createCatalogueReader } from './orders/catalogue.ts';
import { createInvoiceProvider } from './payments/by-invoice.ts';
import { createDemoProvider } from './payments/demo.ts';
import { OPEN_PAYMENT_CHECK_INTERVAL_MS, createPayments } from './payments/payments.ts';
import { createPesapalApi } from './payments/pesapal-api.ts';
import { createPesapalProvider } from './payments/pesapal.ts';
import { purgeOldSubmissions } from './store/retention.ts';
import { readSettings } from './settings.schema.ts';
import { openDatabase } from './store/open.ts';
import { createStore } from './store/store.ts';

/** How long emails in progress may continue after the signal to stop. */
const MAIL_GRACE_MS = 2000;

/**
 * Maximum time from the signal to stop until the process ends, even if requests are still in progress. No
 * accepted submission is lost, because its data is already on the disk. deploy/receiver.service allows more
 * time.
 */
const MAX_STOP_MS = 4500;

/**
 * How long idle connections stay open. This has to be longer than a proxy's own timeout (60 seconds in
 * nginx), so that the proxy never sends a request on a connection that the receiver is just closing.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

function exitWithError(error: unknown): never {
  console.error(error instanceof Error && error.message);
  process.exit(1);
}

const settings = await Promise.try(readSettings, process.env).catch(exitWithError);
const {
  SITE_ORIGIN: siteOrigin,
  RECEIVER_ORIGIN: receiverOrigin,
  HOST: host,
  PORT: port,
  SMTP_URL: smtpUrl,
  MAIL_FROM: fromAddress,
  SALES_MAIL: salesAddress,
  CUSTOMER_MAILS_PER_HOUR: maxInvoicesPerHour,
} = settings;

const now = Date.now;
const monotonicNow = () => performance.now();
const getIsoTime = () => new Date().toISOString();
const log = (text: string) => {
  console.log(getIsoTime(), text);
};
const logError = (error: unknown) => {
  console.error(getIsoTime(), formatErrorForLog(error));
};

const officeLinks =
  settings.OFFICE_SECRET === '' ? undefined : createOfficeLinks(settings.OFFICE_SECRET, receiverOrigin);

const chooseEmails = createEmailChooser(settings.PAYMENT === 'invoice', officeLinks !== undefined);
const database = await openDatabase(settings).catch(exitWithError);
const store = createStore(database, chooseEmails, maxInvoicesPerHour);
const readCatalogue = createCatalogueReader(settings.CATALOGUE);

const pesapalAccount = {
  baseUrl: settings.PESAPAL_URL,
  key: settings.PESAPAL_KEY,
  secret: settings.PESAPAL_SECRET,
};
const providers = {
  demo: () => createDemoProvider(siteOrigin, receiverOrigin),
  invoice: () => createInvoiceProvider(readCatalogue, receiverOrigin, now),
  pesapal: () => createPesapalProvider(createPesapalApi(pesapalAccount, fetch), receiverOrigin),
};
const provider = providers[settings.PAYMENT]();
const payments = createPayments({ provider, store, now, monotonicNow, siteOrigin, logError });

/**
 * One client may cause at most half of the invoices per hour, rounded up. That is enough for a network that
 * many people share, and leaves the other half for everyone else.
 */
const maxInvoicesPerClient = Math.ceil(maxInvoicesPerHour / 2);
const invoiceLimiter = createRateLimiter(maxInvoicesPerClient, monotonicNow, HOUR_MS);

const app = createReceiverApp({
  store,
  payments,
  now,
  monotonicNow,
  siteOrigin,
  logError,
  readCatalogue,
  officeLinks,
  createReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  getClientAddress: (context) => {
    const { address = '' } = getConnInfo(context).remote;
    return findClientAddress(settings.TRUSTED_PROXIES, address, context.req.header('X-Forwarded-For'));
  },
  countRequest: createRateLimiter(settings.RATE_LIMIT, monotonicNow),
  countInvoice: (client) => invoiceLimiter(client) !== undefined,
  logInToMailServer: async () => {
    if (smtpUrl !== undefined) await logInToMailServer(smtpUrl);
  },
});

const composeOptions = { siteOrigin, readCatalogue, store, now, fromAddress, salesAddress, officeLinks };
const stopSending =
  smtpUrl &&
  keepSending(
    createSender({
      outbox: store,
      now,
      logError,
      compose: (dueEmail) => compose(dueEmail, composeOptions),
      deliver: createSmtpDelivery(smtpUrl),
    }),
    MAIL_GRACE_MS,
  );

const server = createAdaptorServer({
  fetch: app.fetch,
  serverOptions: { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS },
});
/**
 * True if systemd opened the port and passed it on (deploy/receiver.socket). During a restart, visitors'
 * connections then wait instead of failing.
 */
const isSocketActivated = process.env.LISTEN_FDS === '1';
server.listen(isSocketActivated ? { fd: 3 } : { port, host }, () => {
  console.log(`The receiver is on http://${host}:${port} (Ctrl+C to stop)`);
});
server.once('error', (error: Error) => {
  exitWithError(new Error(`The receiver cannot listen on port ${port} of ${host}: ${error.message}.`));
});

const purge = () => void purgeOldSubmissions({ store, readCatalogue, now, log }).catch(logError);
purge();
setInterval(purge, HOUR_MS);
setInterval(() => void payments.checkOpenPayments().catch(logError), OPEN_PAYMENT_CHECK_INTERVAL_MS);

/** Exits explicitly, because an open connection to a mail server or a provider keeps a process running. */
const exitProcess = () => process.exit();

/**
 * Finishes the emails in progress, and still serves visitors meanwhile. Then accepts no new connections, and
 * finishes the requests in progress.
 */
async function stop() {
  setTimeout(exitProcess, MAX_STOP_MS).unref();
  if (stopSending) await stopSending();
  server.close(() => void store.close().then(exitProcess));
}

// Without this, Node would print the error's message, which may contain personal data.
process.once('uncaughtException', (error) => {
  logError(error);
  process.exit(1);
});
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
