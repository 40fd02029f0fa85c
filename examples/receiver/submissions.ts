/** What messages and orders have in common: a body that is read as it is, and a key under which it is kept once. */
import type { Context } from 'hono';
import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/submission.ts';
import { keySchema } from './contract.schema.ts';
import type { Refusal } from './refusals.ts';
import type { Kind, MessageStore, Submission } from './store.ts';

export type Outcome =
  { readonly kind: 'kept'; readonly submission: Submission } | ({ readonly kind: 'refused' } & Refusal);

export const refused = (refusal: Refusal): Outcome => ({ kind: 'refused', ...refusal });

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
export async function readSent(context: Context): Promise<Sent | Refusal> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = keyOf(context);
  if (!key.success) return { code: 'key_missing' };
  const body = await readText(context);
  return body === undefined ? { code: 'malformed' } : { key: key.data, body };
}

/** One key stands for one body. The same again is the same submission; another is none at all. */
const sameOr = (kept: Submission, { body }: Sent): Outcome =>
  kept.body === body ? { kind: 'kept', submission: kept } : refused({ code: 'key_reused' });

/**
 * Keeps what is accepted, once. What was kept before is answered as it was then, whatever prices and
 * rules say by now; what is refused leaves nothing behind, so that the same key may come again.
 */
export async function keep(
  store: MessageStore,
  kind: Kind,
  sent: Sent,
  accept: () => Promise<Submission | Refusal> | Submission | Refusal,
): Promise<Outcome> {
  const known = await store.recall(kind, sent.key);
  if (known) return sameOr(known, sent);
  const accepted = await accept();
  if ('code' in accepted) return refused(accepted);
  return sameOr(await store.keepOnce(accepted), sent);
}
