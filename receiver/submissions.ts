/** What messages and orders have in common: a body that is read as it is, and a key under which it is kept once. */
import type { Context } from 'hono';
import { keySchema } from './contract.schema.ts';
import type { Refusal } from './refusals.ts';
import type { MessageStore } from './sql-store.ts';
import type { Kind, Submission } from './store.ts';
import { IDEMPOTENCY_HEADER } from './site.ts';

export interface Sent {
  readonly key: string;
  readonly body: string;
}

/** What is no UTF-8 is refused, rather than kept with holes in it. */
export async function readText(context: Context): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await context.req.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const keyOf = (context: Context) => keySchema.safeParse(context.req.header(IDEMPOTENCY_HEADER));

/** What is kept of the kind under the key that the request names: whoever holds the key sent it. */
export async function recallSent(
  context: Context,
  store: MessageStore,
  kind: Kind,
): Promise<Submission | undefined> {
  const key = keyOf(context);
  return key.success ? store.recall(kind, key.data) : undefined;
}

/** A request as the contract describes it: JSON, with a key. */
async function readSent(context: Context): Promise<Sent | Refusal> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = keyOf(context);
  if (!key.success) return { code: 'key_missing' };
  const body = await readText(context);
  return body === undefined ? { code: 'malformed' } : { key: key.data, body };
}

/** One key stands for one body. The same again is the same submission; another is none at all. */
const sameOr = (kept: Submission, { body }: Sent): Submission | Refusal =>
  kept.body === body ? kept : { code: 'key_reused' };

/**
 * Keeps what is accepted of the request, once. What was kept before is answered as it was then, whatever prices and
 * rules say by now; what is refused leaves nothing behind, so that the same key may come again.
 */
export async function keep(
  context: Context,
  store: MessageStore,
  kind: Kind,
  accept: (sent: Sent) => Promise<Submission | Refusal> | Submission | Refusal,
): Promise<Submission | Refusal> {
  const sent = await readSent(context);
  if ('code' in sent) return sent;
  const known = await store.recall(kind, sent.key);
  if (known) return sameOr(known, sent);
  const accepted = await accept(sent);
  return 'code' in accepted ? accepted : sameOr(await store.keepOnce(accepted), sent);
}
