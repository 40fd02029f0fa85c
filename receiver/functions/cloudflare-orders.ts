/** Messages and orders on Cloudflare Pages, kept in D1. Orders are paid by invoice; the office is told by mail. */
import { receiverApp } from '../app.ts';
import { faultLine } from '../log.ts';
import { compose } from '../mail/compose.ts';
import { outboxIn } from '../mail/outbox-rows.ts';
import { type Deliver, sender } from '../mail/sender.ts';
import { invoice } from '../payments/invoice.ts';
import { payments } from '../payments/payments.ts';
import { sqlStore } from '../sql-store.ts';
import { type D1, d1Database } from './d1-database.ts';
import { secondsToWait } from './receive.ts';
import { mailSales } from './resend.ts';
import { readSettings, type Settings } from './settings.schema.ts';
import { type PublishedCatalogue, publishedCatalogueSchema, cataloguePath } from '../site.ts';

interface Bindings {
  readonly ORDERS: D1;
  readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> };
}

const MINUTE_MS = 60_000;

const now = () => Date.now();
const report = (error: unknown) => {
  console.error(faultLine(error));
};

const delivering =
  (settings: Settings): Deliver =>
  async (mail, messageId) => {
    const answer = await mailSales(mail, messageId, settings);
    return answer.kind === 'failed' ? { kind: 'away', why: answer.why } : { kind: 'sent' };
  };

/** Sends what waits, until nothing is due or the mail API is away: the next request tries again. */
async function sendMails(step: () => Promise<number>): Promise<void> {
  while ((await step()) === 0);
}

export default {
  async fetch(
    request: Request,
    bindings: Bindings & Readonly<Record<string, unknown>>,
    context: { readonly waitUntil: (work: Promise<void>) => void },
  ): Promise<Response> {
    const { ORDERS, ASSETS, ...environment } = bindings;
    const site = new URL(request.url).origin;
    const database = d1Database(ORDERS);
    // One mail for each, to the company: drawing an invoice takes more than a function here has.
    const store = sqlStore(database);
    const catalogue = async (): Promise<PublishedCatalogue> =>
      publishedCatalogueSchema.parse(await (await ASSETS.fetch(new URL(cataloguePath, site))).json());
    const provider = invoice({ catalogue, own: site });
    const app = receiverApp({
      store,
      now,
      catalogue,
      newReference: () => `ORD-${crypto.randomUUID().replaceAll('-', '')}`,
      payments: payments({ provider, store, now, site, report }),
      site,
      clientOf: () => request.headers.get('CF-Connecting-IP') ?? '',
      secondsToWait,
      report,
    });
    const response = await app.fetch(request);
    const settings = readSettings(environment);
    if (typeof settings === 'string') report(new Error(settings));
    else {
      const step = sender({
        outbox: outboxIn(database),
        compose: (due) =>
          compose(due, {
            site,
            catalogue,
            from: settings.MAIL_FROM,
            sales: settings.SALES_MAIL,
            drawInvoice: () => Promise.reject(new Error('No invoice is drawn here')),
          }),
        deliver: delivering(settings),
        now,
        report,
        retryMs: MINUTE_MS,
        leaseMs: MINUTE_MS,
      });
      context.waitUntil(sendMails(step));
    }
    return response;
  },
};
