/** How the receiver is, part by part. Anyone may ask, so the reasons are for the log. */
import type { Context } from 'hono';
import type { Paying } from '../payments/payments.ts';
import type { Store } from '../store/store.ts';
import type { Ports } from '../ports.ts';

/** At most so often, a write is tried and the prices are read for it. */
const HEALTH_MS = 1000;

/** At most so often, the receiver logs in at the mail server. */
const LOGIN_MS = 60_000;

/** Longer than a mail server is away in the ordinary, or puts off a sender whom it does not know. */
const LATE_MS = 60 * 60 * 1000;

/** A day each, and one more after a clock that leapt. */
const PURGE_LATE_MS = 3 * 24 * 60 * 60 * 1000;

interface PartHealth {
  readonly ok: boolean;
  readonly [fact: string]: string | number | boolean | null;
}

/** By a clock that may have been set back since, too. */
const isOlder = (iso: string, ms: number, nowMs: number): boolean => Math.abs(nowMs - Date.parse(iso)) > ms;

/** When what is old was last deleted, and how much; a new receiver waits a day before its first time. */
export async function retentionHealth(store: Pick<Store, 'lastPurge'>, nowMs: number): Promise<PartHealth> {
  const { at = null, deleted = null } = (await store.lastPurge()) ?? {};
  return { ok: at === null || !isOlder(at, PURGE_LATE_MS, nowMs), lastPurge: at, deleted };
}

/** Without these something that visitors send is refused, and the answer is 503. */
const NEEDED = ['store', 'catalogue'];

/** One answer is for all who ask within so long. */
function remembered<Answer>(ask: () => Promise<Answer>, ms: number, monotonic: () => number) {
  let last: Promise<Answer> | undefined;
  let untilMs = 0;
  return () => {
    if (last && monotonic() < untilMs) return last;
    untilMs = monotonic() + ms;
    last = ask();
    return last;
  };
}

export function health(receiver: Ports & Paying) {
  const { store, catalogue, payments, logIn, now, monotonic, report } = receiver;
  const failed = (error: unknown): PartHealth => {
    report(error);
    return { ok: false };
  };
  const login = remembered(() => logIn().then(() => ({ ok: true }), failed), LOGIN_MS, monotonic);
  const looks: Readonly<Record<string, () => Promise<PartHealth>>> = {
    store: () => store.check().then(() => ({ ok: true })),
    mails: async () => {
      const { waitingSince, ...counts } = await store.mailCounts();
      const isLate = waitingSince !== null && isOlder(waitingSince, LATE_MS, now());
      return { ok: !isLate && (await login()).ok, waitingSince, ...counts };
    },
    catalogue: async () => ({ ok: (await catalogue()).items.length > 0 }),
    payments: () => Promise.resolve(payments.health()),
    retention: () => retentionHealth(store, now()),
  };
  const lookAtAll = () =>
    Promise.all(
      Object.entries(looks).map(async ([name, look]) => [name, await look().catch(failed)] as const),
    );
  const look = remembered(lookAtAll, HEALTH_MS, monotonic);
  return async (context: Context) => {
    const parts = await look();
    const isRefusing = parts.some(([name, { ok }]) => !ok && NEEDED.includes(name));
    if (isRefusing) context.header('Retry-After', String(HEALTH_MS / 1000));
    const status = parts.every(([, { ok }]) => ok) ? 'ok' : 'failing';
    return context.json({ status, ...Object.fromEntries(parts) }, isRefusing ? 503 : 200);
  };
}
