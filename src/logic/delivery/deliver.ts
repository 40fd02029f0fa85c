import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { decodeFieldMessages, isSuccess, type ReceivedResponse } from './responses.ts';
import { isWorthRetrying, MAX_PAUSE_MS, computePauseMs, parseRetryAfter } from './pause.ts';

/** The time that one attempt may take, including its response. */
export const REQUEST_TIMEOUT_MS = 15_000;

const MAX_RETRIES = 2;

export interface DeliveryPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after the time, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

export interface DeliveryRequest<Decoded> {
  readonly endpoint: string;
  /**
   * The idempotency key, the same for every attempt. Without a key, a request that may have been accepted is
   * not sent again.
   */
  readonly key?: string | undefined;
  /** An object is sent as JSON, and parameters as a plain form. */
  readonly body: object | URLSearchParams;
  /** The names of the form's fields. A 422 may contain messages about them. */
  readonly fieldNames: readonly string[];
  /** Decodes a response. Returns `undefined` for a response that is not in the contract. */
  readonly decode: (response: ReceivedResponse) => Decoded | Rejected | undefined;
  readonly cancelSignal: AbortSignal;
}

/** The server accepted nothing, and asks for corrections. */
interface Rejected {
  readonly kind: 'rejected';
  /** Error messages, by the names of the fields. */
  readonly errors: Readonly<Record<string, string>>;
}

export type DeliveryOutcome<Decoded> =
  | Decoded
  | Rejected
  /** There was no network, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The server responded, and accepted nothing. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | undefined }
  /** The request was sent, and no response says whether it was accepted. */
  | { readonly kind: 'unknown' }
  /** The visitor stopped the delivery, or left the page. The request may have been accepted by then. */
  | { readonly kind: 'cancelled' };

type AttemptResult =
  | {
      readonly kind: 'responded';
      readonly response: ReceivedResponse;
      readonly retryAfterMs: number | undefined;
    }
  | { readonly kind: 'lost' }
  | { readonly kind: 'timed-out' };

/** Requests send no cookies, bypass the cache, and fail on a redirect. */
export const REQUEST_OPTIONS: RequestInit = {
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  // Servers check which site a message comes from, so they get the origin of the page, without its path.
  referrerPolicy: 'strict-origin',
};

const createRequestInit = ({ key, body }: DeliveryRequest<unknown>, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: {
    Accept: 'application/json',
    // Only requests with a key have these headers. The headers cause a preflight request, which form services
    // reject.
    ...(key !== undefined && { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key }),
  },
  body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  ...REQUEST_OPTIONS,
  signal,
});

async function send(
  request: DeliveryRequest<unknown>,
  { fetch }: DeliveryPorts,
  signal: AbortSignal,
): Promise<AttemptResult> {
  try {
    const response = await fetch(request.endpoint, createRequestInit(request, signal));
    return {
      kind: 'responded',
      response: { status: response.status, text: await response.text() },
      retryAfterMs: parseRetryAfter(response.headers.get('Retry-After')),
    };
  } catch {
    return { kind: 'lost' };
  }
}

/** Sends the request once. Ends the attempt if it takes too long, or if the visitor cancels it. */
async function makeAttempt(request: DeliveryRequest<unknown>, ports: DeliveryPorts): Promise<AttemptResult> {
  const attemptController = new AbortController();
  const { signal } = attemptController;
  const endAttempt = () => {
    attemptController.abort();
  };
  request.cancelSignal.addEventListener('abort', endAttempt, { signal });
  const timeout = ports.wait(REQUEST_TIMEOUT_MS, signal).then((): AttemptResult => ({ kind: 'timed-out' }));
  try {
    return await Promise.race([send(request, ports, signal), timeout]);
  } finally {
    endAttempt();
  }
}

/**
 * Recognises 502 (bad gateway), 504 (gateway timeout), and the codes that Cloudflare uses for such errors.
 */
const isGatewayError = (status: number) =>
  status === 502 || status === 504 || (status >= 520 && status <= 527);

/**
 * Returns whether the server may have accepted the request. A gateway's error does not say whether the server
 * behind the gateway has stored the request.
 */
const mayHaveBeenAccepted = (result: AttemptResult) =>
  result.kind !== 'responded' || isGatewayError(result.response.status);

/** Returns the pause before the next attempt, or `undefined` if there should be no further attempt. */
function choosePause(
  result: AttemptResult,
  retryCount: number,
  { key }: DeliveryRequest<unknown>,
  { random }: DeliveryPorts,
): number | undefined {
  // Nothing is sent again after a timeout, because the server may still be working on the first request.
  if (retryCount >= MAX_RETRIES || result.kind === 'timed-out') return undefined;
  if (key === undefined && mayHaveBeenAccepted(result)) return undefined;
  if (result.kind === 'lost') return computePauseMs(retryCount, random);
  if (!isWorthRetrying(result.response)) return undefined;
  const pauseMs = result.retryAfterMs ?? computePauseMs(retryCount, random);
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : undefined;
}

function computeOutcome<Decoded>(
  lastResult: AttemptResult,
  requestMayHaveBeenAccepted: boolean,
  { decode, fieldNames }: DeliveryRequest<Decoded>,
): DeliveryOutcome<Decoded> {
  if (lastResult.kind !== 'responded') return { kind: 'unknown' };
  const { response, retryAfterMs } = lastResult;
  const decoded = decode(response);
  if (decoded) return decoded;
  const errors = decodeFieldMessages(response, fieldNames);
  if (errors) return { kind: 'rejected', errors };
  // If a 2xx cannot be read, or any attempt got no clear response, the request may have been accepted.
  if (isSuccess(response) || requestMayHaveBeenAccepted) return { kind: 'unknown' };
  return { kind: 'unavailable', status: response.status, retryAfterMs };
}

/** Sends a message or an order, and retries where that is safe. Never throws. */
export async function deliver<Decoded>(
  request: DeliveryRequest<Decoded>,
  ports: DeliveryPorts,
): Promise<DeliveryOutcome<Decoded>> {
  const { cancelSignal } = request;
  const isCancelled = () => cancelSignal.aborted;
  if (!ports.isOnline()) return { kind: 'offline' };
  let requestMayHaveBeenAccepted = false;
  for (let retryCount = 0; !isCancelled(); retryCount += 1) {
    const lastResult = await makeAttempt(request, ports);
    // A response that arrived before the visitor cancelled still counts, so that an accepted order is not
    // reported as cancelled.
    if (isCancelled() && lastResult.kind !== 'responded') break;
    requestMayHaveBeenAccepted ||= mayHaveBeenAccepted(lastResult);
    const pauseMs = choosePause(lastResult, retryCount, request, ports);
    if (pauseMs === undefined) return computeOutcome(lastResult, requestMayHaveBeenAccepted, request);
    await ports.wait(pauseMs, cancelSignal);
  }
  return { kind: 'cancelled' };
}
