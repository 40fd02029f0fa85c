/** Runs the receiver on Node. README.md lists the settings; `npm run example` sets them all. */
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { receiverApp } from './app.ts';
import { catalogueFrom } from './catalogue-source.ts';
import { clientAddresses } from './client-address.ts';
import { openDatabase, type Place } from './engine.ts';
import { faultLine } from './log.ts';
import { sendMails } from './mail/send-mails.ts';
import { demo } from './payments/demo.ts';
import { invoice } from './payments/invoice.ts';
import { payments } from './payments/payments.ts';
import { pesapalApi } from './payments/pesapal-api.ts';
import { pesapal } from './payments/pesapal.ts';
import { rateLimiter } from './rate-limit.ts';
import { readSettings } from './settings.schema.ts';
import { sqlStore } from './sql-store.ts';

/** How long answers that are under way may take once the receiver is told to stop. */
const GRACE_MS = 10_000;

/** Longer than proxies keep a silent connection (nginx: 60 s), so that none sends into one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

/** How often payments are asked after of which no notification has come. */
const PENDING_LOOK_MS = 10 * 60_000;

function giveUp(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

async function opened(place: Place) {
  try {
    return await openDatabase(place);
  } catch (error) {
    const name = place.DATABASE_URL === undefined ? `DATABASE ${place.DATABASE}` : 'DATABASE_URL';
    return giveUp([`${name} cannot be used: ${error instanceof Error ? error.message : ''}.`]);
  }
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.sentences);
const { settings } = read;
const now = () => Date.now();
const database = await opened(settings);
/** Where nobody else asks for the money, the customer is sent the invoice at once. */
const store = sqlStore(database, ({ kind }) =>
  kind === 'order' && settings.PAYMENT === 'invoice' ? ['received', 'invoice'] : ['received'],
);
const catalogue = catalogueFrom(settings.CATALOGUE);
const limit = { most: settings.RATE_LIMIT, windowMs: settings.RATE_WINDOW_SECONDS * 1000 };
const clientAddress = clientAddresses(settings.TRUSTED_PROXIES);

const site = settings.SITE_ORIGIN;
const report = (error: unknown) => {
  console.error(new Date().toISOString(), faultLine(error));
};
const own = settings.RECEIVER_ORIGIN;
const account = { base: settings.PESAPAL_URL, key: settings.PESAPAL_KEY, secret: settings.PESAPAL_SECRET };
const PROVIDERS = {
  demo: () => demo({ site, own }),
  invoice: () => invoice({ catalogue, own }),
  pesapal: () => pesapal({ api: pesapalApi(account, { now, fetch }), own, site }),
};
const provider = PROVIDERS[settings.PAYMENT]();
const paying = payments({ provider, store, now, site, report });

const app = receiverApp({
  store,
  now,
  catalogue,
  newReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  payments: paying,
  site,
  clientOf: (context) =>
    clientAddress(getConnInfo(context).remote.address ?? '', context.req.header('X-Forwarded-For')),
  secondsToWait: rateLimiter(limit, now),
  report,
});

/** Without a mail server everything stays in the outbox. */
const stopSending =
  settings.SMTP_URL === undefined
    ? () => Promise.resolve()
    : sendMails({ database, settings, smtpUrl: settings.SMTP_URL, catalogue, now, report });

const server = serve(
  {
    fetch: app.fetch,
    hostname: settings.HOST,
    port: settings.PORT,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  },
  ({ port }) => {
    console.log(`The receiver is on http://${settings.HOST}:${port} (Ctrl+C to stop)`);
    if (settings.SMTP_URL === undefined)
      console.log('SMTP_URL is not set: mails about what arrives are kept, and sent once it is.');
  },
);
server.once('error', (error: Error) => {
  giveUp([`It cannot listen on port ${settings.PORT} of ${settings.HOST}: ${error.message}.`]);
});

const sweep = setInterval(() => void paying.settlePending().catch(report), PENDING_LOOK_MS);

/** Takes nothing new, and finishes what is under way. */
function stop() {
  clearInterval(sweep);
  const sent = stopSending();
  server.close(() => {
    void sent.then(store.close);
  });
  setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, GRACE_MS).unref();
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
