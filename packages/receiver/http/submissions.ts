/** Reads messages and orders, and stores each once under its key. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { parseJson } from '@site/rules/text/json';
import type { Submission, SubmissionKind } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Refusal } from './refusals.ts';

/** A request that matches the contract, with its idempotency key. `body` is the same request as JSON. */
export interface ReceivedRequest<Request> {
  readonly key: string;
  readonly request: Request;
  readonly body: string;
}

/** Reads the body as UTF-8. Returns undefined for other bytes, so that no damaged text is stored. */
export async function readBody(context: Context): Promise<string | undefined> {
  const bytes = await context.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const readForm = async (context: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await readBody(context));

/**
 * Reads the idempotency key. Only the sender of a submission knows its key. Keys are printable, because logs
 * may contain them, and may be as long as any UUID or hash.
 */
export function readKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_HEADER) ?? '';
  return /^[\x21-\x7e]{8,200}$/u.test(key) ? key : undefined;
}

/** Reads a JSON request with a key. Drops fields that no form has, so they are not stored. */
async function readRequest<Request>(
  context: Context,
  schema: z.ZodType<Request>,
): Promise<ReceivedRequest<Request> | Refusal> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = readKey(context);
  if (key === undefined) return { code: 'key_missing' };
  const request = schema.safeParse(parseJson((await readBody(context)) ?? '')).data;
  return request === undefined ? { code: 'malformed' } : { key, request, body: JSON.stringify(request) };
}

/** Returns the stored submission if the body is the same. A key must not be reused for a different body. */
const acceptSameBody = (stored: Submission, body: string): Submission | Refusal =>
  stored.body === body ? stored : { code: 'key_reused' };

/**
 * Stores, once, the submission that `createSubmission` makes of the request. If it is stored already, the
 * response is the same as before, even if prices or rules have changed. A refusal stores nothing, so the
 * sender may use its key again.
 */
export async function receiveSubmission<Request>(
  context: Context,
  store: Store,
  kind: SubmissionKind,
  schema: z.ZodType<Request>,
  createSubmission: (
    received: ReceivedRequest<Request>,
  ) => Promise<Submission | Refusal> | Submission | Refusal,
): Promise<Submission | Refusal> {
  const received = await readRequest(context, schema);
  if ('code' in received) return received;
  const stored = await store.findByKey(kind, received.key);
  if (stored) return acceptSameBody(stored, received.body);
  const submission = await createSubmission(received);
  return 'code' in submission ? submission : acceptSameBody(await store.storeOnce(submission), received.body);
}
