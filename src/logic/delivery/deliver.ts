import { decodeFields, isSuccess, type Answer } from './answers.ts';
import { isWorthAnother, LONGEST_PAUSE_MS, ownPauseMs, retryAfterMs } from './pause.ts';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';

/** For one attempt, including its answer. */
export const TIMEOUT_MS = 15_000;

const MAX_RETRIES = 2;

export interface DeliveryPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Ends after the time, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

export interface DeliveryRequest<Done> {
  readonly endpoint: string;
  /** The same for every attempt. Without one, nothing is sent again that may have arrived. */
  readonly key?: string | undefined;
  /** JSON, or for a service without a key what a plain form sends. */
  readonly body: object | URLSearchParams;
  readonly fields: readonly string[];
  /** `undefined` where the answer is not in the contract. */
  readonly decode: (answer: Answer) => Done | Refused | undefined;
  readonly cancel: AbortSignal;
}

/** The receiver wants fields to be corrected; nothing was accepted. */
interface Refused {
  readonly kind: 'refused';
  readonly fields: Readonly<Record<string, string>>;
}

export type Outcome<Done> =
  | Done
  | Refused
  /** There was no network to begin with, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The receiver answered, and accepted nothing. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | undefined }
  /** It was sent, and no answer says what happened to it: it may have arrived. */
  | { readonly kind: 'unknown' }
  /** The visitor stopped it. What had already left may have arrived. */
  | { readonly kind: 'cancelled' };

type Attempt =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly retryAfterMs: number | undefined }
  | { readonly kind: 'lost' }
  | { readonly kind: 'timed-out' };

/** Nothing but what was asked for travels. */
export const REQUEST = {
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  // Our origin and no more, for receivers that check where a message comes from.
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

const requestOf = ({ key, body }: DeliveryRequest<unknown>, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: {
    Accept: 'application/json',
    // Browsers ask a service before they send these, and it would say no.
    ...(key !== undefined && { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key }),
  },
  body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  ...REQUEST,
  signal,
});

async function send<Done>(
  request: DeliveryRequest<Done>,
  { fetch }: DeliveryPorts,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const response = await fetch(request.endpoint, requestOf(request, signal));
    const answer = { status: response.status, text: await response.text() };
    return { kind: 'answered', answer, retryAfterMs: retryAfterMs(response.headers.get('Retry-After')) };
  } catch {
    return { kind: 'lost' };
  }
}

async function attempt<Done>(request: DeliveryRequest<Done>, ports: DeliveryPorts): Promise<Attempt> {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  request.cancel.addEventListener('abort', end, { signal: over.signal });
  const timeout = ports.wait(TIMEOUT_MS, over.signal).then((): Attempt => ({ kind: 'timed-out' }));
  try {
    return await Promise.race([send(request, ports, over.signal), timeout]);
  } finally {
    end();
  }
}

/** Bad gateway, gateway timeout, and Cloudflare's own numbers for the same. */
const isOfGateway = (status: number): boolean =>
  status === 502 || status === 504 || (status >= 520 && status <= 527);

/** A gateway that got no good answer does not know whether the server behind it has done its work. */
const leavesDoubt = (attempt: Attempt): boolean =>
  attempt.kind !== 'answered' || isOfGateway(attempt.answer.status);

/** `undefined` where there is to be no further attempt. */
function pauseAfter(
  attempt: Attempt,
  retry: number,
  { key }: DeliveryRequest<unknown>,
  { random }: DeliveryPorts,
): number | undefined {
  if (retry >= MAX_RETRIES || attempt.kind === 'timed-out') return undefined;
  if (key === undefined && leavesDoubt(attempt)) return undefined;
  if (attempt.kind === 'lost') return ownPauseMs(retry, random);
  if (!isWorthAnother(attempt.answer)) return undefined;
  const pauseMs = attempt.retryAfterMs ?? ownPauseMs(retry, random);
  return pauseMs <= LONGEST_PAUSE_MS ? pauseMs : undefined;
}

function conclude<Done>(
  attempt: Attempt,
  doubtful: boolean,
  { decode, fields }: DeliveryRequest<Done>,
): Outcome<Done> {
  if (attempt.kind !== 'answered') return { kind: 'unknown' };
  const { answer, retryAfterMs } = attempt;
  const done = decode(answer);
  if (done) return done;
  const refused = decodeFields(answer, fields);
  if (refused) return { kind: 'refused', fields: refused };
  // A success that cannot be read is still a success.
  if (isSuccess(answer) || doubtful) return { kind: 'unknown' };
  return { kind: 'unavailable', status: answer.status, retryAfterMs };
}

/** Sends a message or order, and retries where that is safe. Never throws. */
export async function deliver<Done>(
  request: DeliveryRequest<Done>,
  ports: DeliveryPorts,
): Promise<Outcome<Done>> {
  const { cancel } = request;
  const isCancelled = () => cancel.aborted;
  if (!ports.isOnline()) return { kind: 'offline' };
  let doubtful = false;
  for (let retry = 0; !isCancelled(); retry += 1) {
    const last = await attempt(request, ports);
    if (isCancelled() && last.kind !== 'answered') break;
    doubtful ||= leavesDoubt(last);
    const pauseMs = pauseAfter(last, retry, request, ports);
    if (pauseMs === undefined) return conclude(last, doubtful, request);
    await ports.wait(pauseMs, cancel);
  }
  return { kind: 'cancelled' };
}
