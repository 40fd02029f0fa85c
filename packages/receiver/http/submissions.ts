/** What messages and orders have in common: a body that is read as it is, and a key under which it is stored once. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/submission';
import { parseJson } from '@site/rules/text/json';
import type { Store } from '../store/store.ts';
import type { SubmissionKind, Submission } from '../store/rows.ts';
import type { Refusal } from './refusals.ts';

/** A request by its contract: what the forms know of it, and the same as text. */
export interface Sent<Value> {
  readonly key: string;
  readonly value: Value;
  readonly body: string;
}

/** What is not UTF-8 is refused, rather than stored with holes in it. */
export async function readText(context: Context): Promise<string | undefined> {
  const bytes = await context.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What a form of our own pages has sent. */
export const readForm = async (context: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await readText(context));

/** Whoever has it sent the submission. Printable, so that it can be written into a log; long enough for any UUID or hash. */
export function keyOf(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_HEADER) ?? '';
  return /^[\x21-\x7e]{8,200}$/u.test(key) ? key : undefined;
}

/** A request as the contract describes it: JSON, with a key. What no form has is dropped, and nothing else is stored. */
async function readSent<Value>(context: Context, schema: z.ZodType<Value>): Promise<Sent<Value> | Refusal> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = keyOf(context);
  if (key === undefined) return { code: 'key_missing' };
  const value = schema.safeParse(parseJson((await readText(context)) ?? '')).data;
  return value === undefined ? { code: 'malformed' } : { key, value, body: JSON.stringify(value) };
}

/** The same body again is the same submission; one key with another body is a mistake of the sender. */
const sameOr = (stored: Submission, body: string): Submission | Refusal =>
  stored.body === body ? stored : { code: 'key_reused' };

/**
 * Stores what is accepted of the request, once. What was stored before is answered as it was then, whatever prices and
 * rules say by now; what is refused leaves nothing behind, so that the same key may come again.
 */
export async function receive<Value>(
  context: Context,
  store: Store,
  kind: SubmissionKind,
  schema: z.ZodType<Value>,
  accept: (sent: Sent<Value>) => Promise<Submission | Refusal> | Submission | Refusal,
): Promise<Submission | Refusal> {
  const sent = await readSent(context, schema);
  if ('code' in sent) return sent;
  const known = await store.recall(kind, sent.key);
  if (known) return sameOr(known, sent.body);
  const accepted = await accept(sent);
  return 'code' in accepted ? accepted : sameOr(await store.storeOnce(accepted), sent.body);
}
