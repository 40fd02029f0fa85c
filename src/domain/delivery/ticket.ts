import { isRecord, parseJson } from '../text/json.ts';

/** Carries the ticket's key. A server that has seen it answers as it did then, and stores nothing again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * What makes one submission the same however often it is sent: it stays with the content, through failures, reloads
 * and second presses, so that no server takes the same message or order twice.
 */
export interface Ticket {
  /** All that the visitor has decided, as text. */
  readonly content: string;
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /** When it was first submitted, in milliseconds since 1970. */
  readonly atMs: number;
  /** What the receiver calls it, once it has answered. */
  readonly reference?: string;
}

/** The kept ticket for the same content; a new one for any other. */
export const ticketFor = (
  content: string,
  kept: Ticket | undefined,
  fresh: () => Pick<Ticket, 'key' | 'atMs'>,
): Ticket => (kept?.content === content ? kept : { content, ...fresh() });

/** As far ahead as there are dates. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && !Number.isNaN(new Date(value).getTime());

/** Total over every text; anything but a whole ticket is `undefined`. */
export function decodeTicket(text: string): Ticket | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored)) return undefined;
  const { content, key, atMs, reference } = stored;
  if (typeof content !== 'string' || typeof key !== 'string' || !/^[\da-f]{32}$/u.test(key)) return undefined;
  if (!isTime(atMs) || atMs < 0) return undefined;
  return { content, key, atMs, ...(typeof reference === 'string' && { reference }) };
}
