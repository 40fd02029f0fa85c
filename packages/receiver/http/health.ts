/** Reports the health of each part. Anyone may ask, so reasons go to the log only. */
import type { Context } from 'hono';
import { DAY_MS } from '@site/rules/time/dates';
import { cached } from '../cache.ts';
import type { Ports } from '../ports.ts';

/** Within this time one check is shared: it writes to the store and reads the prices. */
const HEALTH_MS = 1000;

/** Within this time one login at the mail server is shared. */
const LOGIN_MS = 60_000;

/** Mail servers are rarely down for longer, and rarely make an unknown sender wait for longer. */
const LATE_MS = 60 * 60 * 1000;

/** The deletion is daily, and a day late after the clock has leapt. */
const PURGE_LATE_MS = 3 * DAY_MS;

interface PartHealth {
  readonly ok: boolean;
  readonly [fact: string]: string | number | boolean | null;
}

/** Without these, visitors' submissions are refused, and the answer is 503. */
const NEEDED = ['store', 'catalogue'];

export function health({ store, catalogue, payments, logIn, now, monotonic, report }: Ports) {
  /** A time in the future may be too far away too: the clock may have been set back since. */
  const isNear = (time: string | null, ms: number) =>
    time === null || Math.abs(now() - Date.parse(time)) <= ms;
  const failed = (error: unknown): PartHealth => {
    report(error);
    return { ok: false };
  };
  const login = cached(() => logIn().then(() => ({ ok: true }), failed), LOGIN_MS, monotonic);
  const checks: Readonly<Record<string, () => Promise<PartHealth>>> = {
    store: async () => {
      await store.check();
      return { ok: true };
    },
    mails: async () => {
      const { waitingSince, ...counts } = await store.mailCounts();
      return { ok: isNear(waitingSince, LATE_MS) && (await login.get()).ok, waitingSince, ...counts };
    },
    catalogue: async () => ({ ok: (await catalogue()).items.length > 0 }),
    payments: () => Promise.resolve(payments.health()),
    retention: async () => {
      // A new receiver waits a day before the first time.
      const lastPurge = await store.lastPurge();
      return { ok: isNear(lastPurge, PURGE_LATE_MS), lastPurge };
    },
  };
  const checkAll = () =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check().catch(failed)] as const),
    );
  const all = cached(checkAll, HEALTH_MS, monotonic);
  return async (context: Context) => {
    const parts = await all.get();
    const isRefusing = parts.some(([name, { ok }]) => !ok && NEEDED.includes(name));
    if (isRefusing) context.header('Retry-After', String(HEALTH_MS / 1000));
    const status = parts.every(([, { ok }]) => ok) ? 'ok' : 'failing';
    return context.json({ status, ...Object.fromEntries(parts) }, isRefusing ? 503 : 200);
  };
}
