/** Reads messages and orders, and stores each once under its key. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { parseJson } from '@site/rules/text/json';
import type { Submission, SubmissionKind } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Rejection } from './rejections.ts';

/** A request that matches the contract, with its idempotency key. `body` is the same request as JSON. */
export interface ReceivedRequest<Request> {
  readonly key: string;
  readonly request: Request;
  readonly body: string;
}

/** Reads the body. Returns undefined if it is not valid UTF-8, so that no damaged text is stored. */
export async function readBody(context: Context): Promise<string | undefined> {
  const bytes = await context.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const readForm = async (context: Context) => new URLSearchParams(await readBody(context));

/**
 * Reads the idempotency key, which only the sender of a submission knows. Returns undefined unless the key is
 * 8 to 200 printable ASCII characters: long enough for any UUID or hash, and safe to log.
 */
export function readKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_HEADER) ?? '';
  return /^[\x21-\x7e]{8,200}$/u.test(key) ? key : undefined;
}

/**
 * Reads a JSON request with a key. Drops fields that no form has, so they are not stored. Returns a rejection
 * if the request does not match the contract.
 */
async function readRequest<Request>(
  context: Context,
  schema: z.ZodType<Request>,
): Promise<ReceivedRequest<Request> | Rejection> {
  if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? ''))
    return { code: 'unsupported_type' };
  const key = readKey(context);
  if (key === undefined) return { code: 'key_missing' };
  const request = schema.safeParse(parseJson((await readBody(context)) ?? '')).data;
  return request === undefined ? { code: 'malformed' } : { key, request, body: JSON.stringify(request) };
}

/** Returns the stored submission if the body is the same. A key must not be reused for a different body. */
const acceptSameBody = (storedSubmission: Submission, body: string): Submission | Rejection =>
  storedSubmission.body === body ? storedSubmission : { code: 'key_reused' };

/**
 * Creates a submission from the request, and stores it once. If the request is a repeat, returns the stored
 * submission, even if prices or rules have changed since. After a rejection nothing is stored, so the sender
 * may use the key again.
 */
export async function receiveSubmission<Request>(
  context: Context,
  store: Store,
  kind: SubmissionKind,
  schema: z.ZodType<Request>,
  createSubmission: (
    receivedRequest: ReceivedRequest<Request>,
  ) => Promise<Submission | Rejection> | Submission | Rejection,
): Promise<Submission | Rejection> {
  const receivedRequest = await readRequest(context, schema);
  if ('code' in receivedRequest) return receivedRequest;
  const storedSubmission = await store.findByKey(kind, receivedRequest.key);
  if (storedSubmission) return acceptSameBody(storedSubmission, receivedRequest.body);
  const submission = await createSubmission(receivedRequest);
  return 'code' in submission
    ? submission
    : acceptSameBody(await store.storeOnce(submission), receivedRequest.body);
}
