/** Reads messages and orders, and stores each once under its key. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { parseJson } from '@site/rules/text/json';
import type { Submission, SubmissionKind } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Refusal } from './refusals.ts';

/** A request that matches the contract. `body` is the value as JSON. */
export interface Received<Value> {
  readonly key: string;
  readonly value: Value;
  readonly body: string;
}

/** Reads the body as UTF-8. Returns undefined for other bytes, rather than a text with characters missing. */
export async function readText(context: Context): Promise<string | undefined> {
  const bytes = await context.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const readForm = async (context: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await readText(context));

/**
 * Reads the key, which proves who sent a submission. A key is printable, for logs, and long enough for any
 * UUID or hash.
 */
export function readKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_HEADER) ?? '';
  return /^[\x21-\x7e]{8,200}$/u.test(key) ? key : undefined;
}

/** Reads JSON with a key. Drops fields that no form has, so nothing else is stored. */
async function readRequest<Value>(
  context: Context,
  schema: z.ZodType<Value>,
): Promise<Received<Value> | Refusal> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = readKey(context);
  if (key === undefined) return { code: 'key_missing' };
  const value = schema.safeParse(parseJson((await readText(context)) ?? '')).data;
  return value === undefined ? { code: 'malformed' } : { key, value, body: JSON.stringify(value) };
}

/**
 * Returns the stored submission if the body is the same. Another body under the same key is the sender's
 * mistake.
 */
const acceptSameBody = (stored: Submission, body: string): Submission | Refusal =>
  stored.body === body ? stored : { code: 'key_reused' };

/**
 * Stores the submission that `accept` makes of the request, once. A submission that is stored already gets
 * its first response, even if prices or rules have changed. A refusal stores nothing, so the key can be used
 * again.
 */
export async function receiveSubmission<Value>(
  context: Context,
  store: Store,
  kind: SubmissionKind,
  schema: z.ZodType<Value>,
  accept: (received: Received<Value>) => Promise<Submission | Refusal> | Submission | Refusal,
): Promise<Submission | Refusal> {
  const received = await readRequest(context, schema);
  if ('code' in received) return received;
  const stored = await store.findByKey(kind, received.key);
  if (stored) return acceptSameBody(stored, received.body);
  const submission = await accept(received);
  return 'code' in submission ? submission : acceptSameBody(await store.storeOnce(submission), received.body);
}
