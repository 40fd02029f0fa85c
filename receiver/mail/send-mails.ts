/** Brings together what mails are made of and where they go, on Node. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Settings } from '../settings.schema.ts';
import { compose } from './compose.ts';
import { invoicePdf, readFonts } from './invoice-pdf.ts';
import { outboxIn } from './outbox-rows.ts';
import { sender } from './sender.ts';
import { smtp } from './smtp.ts';
import type { PublishedCatalogue } from '../site.ts';

interface Parts {
  readonly database: Database;
  readonly settings: Settings;
  readonly smtpUrl: string;
  readonly catalogue: () => Promise<PublishedCatalogue>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** An attempt, and the question whether the server is there at all, each with its connection. */
const ATTEMPT_TIMEOUTS = 5;

/** Takes step after step until it is stopped, which waits for the one that is under way. */
export function keepSending(step: () => Promise<number>): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  async function run() {
    while (!signal.aborted) await pause(await step(), undefined, { signal }).catch(() => undefined);
  }
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}

/** Sends until the function that it gives is called, which waits for the mail that is under way. */
export function sendMails({ database, settings, smtpUrl, catalogue, now, report }: Parts) {
  const fonts = readFonts();
  const composer = {
    site: settings.SITE_ORIGIN,
    catalogue,
    from: settings.MAIL_FROM,
    sales: settings.SALES_MAIL,
    drawInvoice: async (invoice: Parameters<ReturnType<typeof invoicePdf>>[0]) =>
      invoicePdf(await fonts)(invoice),
  };
  const timeoutMs = settings.MAIL_TIMEOUT_SECONDS * 1000;
  const step = sender({
    outbox: outboxIn(database),
    compose: (due) => compose(due, composer),
    deliver: smtp(smtpUrl, timeoutMs),
    now,
    report,
    retryMs: settings.MAIL_RETRY_SECONDS * 1000,
    leaseMs: timeoutMs * ATTEMPT_TIMEOUTS,
  });
  return keepSending(step);
}
