/** Runs the receiver on Node. deploy/receiver.env explains the settings. */
import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { receiverApp } from './http/app.ts';
import { clientAddress } from './http/client-address.ts';
import { rateLimiter } from './http/rate-limit.ts';
import { faultLine } from './log.ts';
import { compose } from './mail/compose.ts';
import { keepSending, sender } from './mail/sending.ts';
import type { MailKind } from './mail/mail.ts';
import { logIn, smtp } from './mail/smtp.ts';
import { officeLinks } from './office/link.ts';
import { catalogueFrom } from './orders/catalogue.ts';
import { byInvoice } from './payments/by-invoice.ts';
import { demo } from './payments/demo.ts';
import { payments } from './payments/payments.ts';
import { pesapalApi } from './payments/pesapal-api.ts';
import { pesapal } from './payments/pesapal.ts';
import { purgeWhatIsDue } from './retention.ts';
import { readSettings } from './settings.schema.ts';
import { openDatabase } from './store/open.ts';
import type { DueMail } from './store/outbox.ts';
import type { Submission } from './store/rows.ts';
import { createStore } from './store/store.ts';

/** How long a mail that is under way may take after the signal to stop. */
const MAIL_GRACE_MS = 2000;

/**
 * The process ends this long after the signal, whatever is under way: everything that was answered is on the
 * disk. deploy/receiver.service allows more.
 */
const STOP_MS = 4500;

/**
 * Outlasts the silent connections of proxies (nginx: 60 s), so that none of them sends into one that is
 * closing.
 */
const KEEP_ALIVE_MS = 65_000;

const CHECK_PENDING_MS = 10 * 60_000;

const HOUR_MS = 60 * 60_000;

function giveUp(error: unknown): never {
  console.error(error instanceof Error && error.message);
  process.exit(1);
}

const settings = await Promise.try(readSettings, process.env).catch(giveUp);
const {
  SITE_ORIGIN: site,
  RECEIVER_ORIGIN: receiverOrigin,
  SMTP_URL: smtpUrl,
  CUSTOMER_MAILS_PER_HOUR: customerMailsPerHour,
} = settings;

const now = Date.now;
const monotonic = () => performance.now();
const time = () => new Date().toISOString();
const log = (words: string) => {
  console.log(time(), words);
};
const report = (error: unknown) => {
  console.error(time(), faultLine(error));
};

const office =
  settings.OFFICE_SECRET === '' ? undefined : officeLinks(settings.OFFICE_SECRET, receiverOrigin);

/** If no provider asks for the money, the customer gets the invoice at once, and the office its link. */
function mailsAbout({ kind }: Submission): readonly MailKind[] {
  if (kind === 'contact' || settings.PAYMENT !== 'invoice') return ['received'];
  return office ? ['received', 'desk', 'invoice'] : ['received', 'invoice'];
}
const database = await openDatabase(settings).catch(giveUp);
const store = createStore(database, mailsAbout, customerMailsPerHour);
const catalogue = catalogueFrom(settings.CATALOGUE);

const account = { base: settings.PESAPAL_URL, key: settings.PESAPAL_KEY, secret: settings.PESAPAL_SECRET };
const providers = {
  demo: () => demo(site, receiverOrigin),
  invoice: () => byInvoice(catalogue, receiverOrigin, now),
  pesapal: () => pesapal(pesapalApi(account, fetch), receiverOrigin),
};
const provider = providers[settings.PAYMENT]();
const paying = payments({ provider, store, now, monotonic, site, report });

/**
 * A client gets half of all invoices: enough for a network that many people share, with as much left for
 * others.
 */
const shareOfClient = Math.ceil(customerMailsPerHour / 2);
const limitInvoices = rateLimiter(shareOfClient, monotonic, HOUR_MS);

const app = receiverApp({
  store,
  payments: paying,
  now,
  monotonic,
  site,
  report,
  catalogue,
  office,
  newReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  clientOf: (context) => {
    const { address = '' } = getConnInfo(context).remote;
    return clientAddress(settings.TRUSTED_PROXIES, address, context.req.header('X-Forwarded-For'));
  },
  secondsToWait: rateLimiter(settings.RATE_LIMIT, monotonic),
  isOverShare: (client) => limitInvoices(client) !== undefined,
  logIn: async () => {
    if (smtpUrl !== undefined) await logIn(smtpUrl);
  },
});

const { MAIL_FROM: from, SALES_MAIL: sales } = settings;
const composer = { site, catalogue, now, findNamed: store.findNamed, from, sales, office };
const composeMail = (due: DueMail) => compose(due, composer);
const stopSending =
  smtpUrl &&
  keepSending(
    sender({ outbox: store, now, report, compose: composeMail, deliver: smtp(smtpUrl) }),
    MAIL_GRACE_MS,
  );

const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } });
/**
 * systemd listens if it has deploy/receiver.socket. Visitors then wait during a restart instead of being
 * refused.
 */
const isActivated = process.env.LISTEN_FDS === '1';
const { HOST: host, PORT: port } = settings;
server.listen(isActivated ? { fd: 3 } : { port, host }, () => {
  console.log(`The receiver is on http://${host}:${port} (Ctrl+C to stop)`);
});
server.once('error', (error: Error) => {
  giveUp(new Error(`It cannot listen on port ${port} of ${host}: ${error.message}.`));
});

const purge = () => void purgeWhatIsDue({ store, catalogue, now, log }).catch(report);
purge();
setInterval(purge, HOUR_MS);
setInterval(() => void paying.checkPending().catch(report), CHECK_PENDING_MS);

/** Ends the process, because a silent connection to a mail server or a provider would keep it running. */
const end = () => process.exit();

/** Serves visitors while the last mails leave. Then it takes nothing new, and finishes what is under way. */
async function stop() {
  setTimeout(end, STOP_MS).unref();
  if (stopSending) await stopSending();
  server.close(() => void store.close().then(end));
}

// Node would print the error's message.
process.once('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
