/** Runs the receiver on Node with SQLite. README.md lists the settings; `npm run example` sets them all. */
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { z } from 'zod';
import { receiverApp } from './app.ts';
import { catalogueFrom } from './catalogue-source.ts';
import { fakePaymentPage } from './payment-page.ts';
import { rateLimiter } from './rate-limit.ts';
import { settingsSchema } from './settings.schema.ts';
import { sqliteStore } from './sqlite-store.ts';

/** How long answers that are under way may take once the receiver is told to stop. */
const GRACE_MS = 10_000;

const parsed = settingsSchema.safeParse(process.env);
if (!parsed.success) {
  console.error(z.prettifyError(parsed.error));
  process.exit(1);
}
const settings = parsed.data;
const now = () => Date.now();
const store = sqliteStore(settings.DATABASE);
const limit = { most: settings.RATE_LIMIT, windowMs: settings.RATE_WINDOW_SECONDS * 1000 };

const app = receiverApp({
  store,
  now,
  catalogue: catalogueFrom(settings.CATALOGUE),
  newReference: () => `ORD-${randomBytes(16).toString('hex')}`,
  payment: fakePaymentPage({ store, now, site: settings.SITE_ORIGIN, own: settings.RECEIVER_ORIGIN }),
  site: settings.SITE_ORIGIN,
  clientOf: (context) => getConnInfo(context).remote.address ?? '',
  secondsToWait: rateLimiter(limit, now),
  report: (error) => {
    console.error(error);
  },
});

const server = serve({ fetch: app.fetch, hostname: settings.HOST, port: settings.PORT }, ({ port }) => {
  console.log(`The receiver is on http://${settings.HOST}:${port} (Ctrl+C to stop)`);
});

/** Takes nothing new, and finishes what is under way. */
function stop() {
  server.close(() => {
    store.close();
  });
  setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, GRACE_MS).unref();
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
