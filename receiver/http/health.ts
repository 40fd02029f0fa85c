/** How the receiver is, part by part. Anyone may ask, so the reasons are for the log. */
import type { Context } from 'hono';
import type { Store } from '../store/store.ts';
import type { MessageReceiver } from './ports.ts';

/** At most so often, a write is tried and the prices are read for it. */
const HEALTH_MS = 1000;

/** Longer than a mail server is away in the ordinary, or puts off a sender whom it does not know. */
const LATE_MS = 60 * 60 * 1000;

/** A day each, and one more after a clock that leapt. */
const PURGE_LATE_MS = 3 * 24 * 60 * 60 * 1000;

interface PartHealth {
  readonly ok: boolean;
  /** What an operator wants to read beside it. */
  readonly [fact: string]: string | number | boolean | null;
}

interface Part {
  /** Whether something that visitors send is refused without it: the answer is 503 then. */
  readonly isNeeded: boolean;
  /** Rejects where it does not work, too. */
  readonly look: () => Promise<PartHealth>;
}

/** By the names that the answer has for them. */
export type Parts = Readonly<Record<string, Part>>;

/** By a clock that may have been set back since, too. */
const isOlder = (iso: string, ms: number, nowMs: number): boolean => Math.abs(nowMs - Date.parse(iso)) > ms;

export function messageParts({ store, now }: MessageReceiver): Parts {
  const { check, mailCounts } = store;
  const kept: Part = { isNeeded: true, look: () => check().then(() => ({ ok: true })) };
  if (!mailCounts) return { store: kept };
  const look = async () => {
    const { waiting, waitingSince, failed } = await mailCounts();
    const isLate = waitingSince !== null && isOlder(waitingSince, LATE_MS, now());
    return { ok: !isLate, waiting, waitingSince, failed };
  };
  return { store: kept, mails: { isNeeded: false, look } };
}

/** When what is old was last deleted, and how much; a new receiver waits a day before its first time. */
export async function retentionHealth(store: Pick<Store, 'lastPurge'>, nowMs: number): Promise<PartHealth> {
  const { at = null, deleted = null } = (await store.lastPurge()) ?? {};
  return { ok: at === null || !isOlder(at, PURGE_LATE_MS, nowMs), lastPurge: at, deleted };
}

/** One look for all who ask while it lasts and a moment longer. */
function shared<Seen>(look: () => Promise<Seen>, monotonic: () => number): () => Promise<Seen> {
  let last: Promise<Seen> | undefined;
  let untilMs = Infinity;
  return () => {
    if (last && monotonic() < untilMs) return last;
    untilMs = Infinity;
    last = look().finally(() => {
      untilMs = monotonic() + HEALTH_MS;
    });
    return last;
  };
}

/** Answers how each part is, and 503 where something is refused for one of them. */
export function health(parts: Parts, { monotonic, report }: MessageReceiver) {
  const lookAt = async ([name, { look, isNeeded }]: [string, Part]) => {
    const seen: PartHealth = await look().catch((error: unknown) => {
      report(error);
      return { ok: false };
    });
    return { name, seen, isRefusing: isNeeded && !seen.ok };
  };
  const lookAtAll = shared(() => Promise.all(Object.entries(parts).map(lookAt)), monotonic);
  return async (context: Context) => {
    const all = await lookAtAll();
    const isRefusing = all.some((part) => part.isRefusing);
    if (isRefusing) context.header('Retry-After', String(HEALTH_MS / 1000));
    const status = all.every(({ seen }) => seen.ok) ? 'ok' : 'failing';
    const named = Object.fromEntries(all.map(({ name, seen }) => [name, seen]));
    return context.json({ status, ...named }, isRefusing ? 503 : 200);
  };
}
