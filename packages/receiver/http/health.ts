/** Reports the health of each part. The report is public, so the reasons for failures go only to the log. */
import type { Context } from 'hono';
import { DAY_MS, HOUR_MS } from '@site/rules/time/dates';
import { createCache } from '../cache.ts';
import type { Ports } from '../ports.ts';

/**
 * How long the results are cached. The checks write to the store and read the catalogue, so they do not run
 * again for every request.
 */
const HEALTH_CACHE_MS = 1000;

/** How long the result of logging in to the mail server is cached. */
const LOGIN_CACHE_MS = 60_000;

/**
 * How long mail may wait before it counts as late. Mail servers are rarely down for longer, and greylisting
 * rarely delays mail for longer.
 */
const MAIL_LATE_MS = HOUR_MS;

/**
 * How old the last purge may be before the next one counts as late. A purge is due after a day. A purge that
 * fails is tried again every hour, so a short failure is not reported.
 */
const PURGE_LATE_MS = 3 * DAY_MS;

interface PartHealth {
  readonly ok: boolean;
  readonly [detail: string]: string | number | boolean | null;
}

/**
 * Without the store the receiver rejects every submission, and without the catalogue every order. If one of
 * these parts fails, the response of the health check is 503.
 */
const REQUIRED_PARTS = ['store', 'catalogue'];

export function createHealthHandler({
  store,
  readCatalogue,
  payments,
  logInToMailServer,
  now,
  monotonicNow,
  logError,
}: Ports) {
  /**
   * Returns whether a time is null, or at most `ms` before or after now. A stored time may be in the future,
   * because the clock may have been set back since.
   */
  const isRecentOrNull = (time: string | null, ms: number) =>
    time === null || Math.abs(now() - Date.parse(time)) <= ms;
  const logFailure = (error: unknown): PartHealth => {
    logError(error);
    return { ok: false };
  };
  const loginCache = createCache(
    () => logInToMailServer().then(() => ({ ok: true }), logFailure),
    LOGIN_CACHE_MS,
    monotonicNow,
  );
  const checks: Readonly<Record<string, () => Promise<PartHealth>>> = {
    store: async () => {
      await store.checkWritable();
      return { ok: true };
    },
    mails: async () => {
      const { waitingSince, ...counts } = await store.countEmails();
      return {
        ok: isRecentOrNull(waitingSince, MAIL_LATE_MS) && (await loginCache.get()).ok,
        waitingSince,
        ...counts,
      };
    },
    catalogue: async () => ({ ok: (await readCatalogue()).items.length > 0 }),
    payments: () => Promise.resolve(payments.getHealth()),
    retention: async () => {
      // The time is null until the first purge, which runs at the first start unless the catalogue cannot be
      // read.
      const lastPurge = await store.findLastPurge();
      return { ok: isRecentOrNull(lastPurge, PURGE_LATE_MS), lastPurge };
    },
  };
  const checkAll = () =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check().catch(logFailure)] as const),
    );
  const healthCache = createCache(checkAll, HEALTH_CACHE_MS, monotonicNow);
  return async (context: Context) => {
    const parts = await healthCache.get();
    const isRequiredPartFailing = parts.some(([name, { ok }]) => !ok && REQUIRED_PARTS.includes(name));
    if (isRequiredPartFailing) context.header('Retry-After', String(HEALTH_CACHE_MS / 1000));
    const status = parts.every(([, { ok }]) => ok) ? 'ok' : 'failing';
    return context.json({ status, ...Object.fromEntries(parts) }, isRequiredPartFailing ? 503 : 200);
  };
}
