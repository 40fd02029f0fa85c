import { decodeFields, isSuccess, type Answer } from './answers.ts';
import type { Outcome } from './outcome.ts';
import { isWorthAnother, LONGEST_PAUSE_MS, ownPauseMs, retryAfterMs } from './pause.ts';
import { IDEMPOTENCY_HEADER } from './submission.ts';

/** How long one attempt may take, answer included. */
export const TIMEOUT_MS = 15_000;

/** Attempts after the first. */
export const MAX_RETRIES = 2;

/** The part of the world that a delivery needs. */
export interface DeliveryPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Ends after the time, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

export interface DeliveryRequest<Done> {
  readonly endpoint: string;
  /** The idempotency key, the same for every attempt. */
  readonly key: string;
  readonly body: object;
  /** Fields that a refusal may name. */
  readonly fields: readonly string[];
  /** What an answer means; `undefined` where it says nothing that the contract knows. */
  readonly decode: (answer: Answer) => Done | undefined;
  /** The visitor's Cancel. */
  readonly cancel: AbortSignal;
}

type Attempt =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly retryAfterMs: number | undefined }
  | { readonly kind: 'lost' }
  | { readonly kind: 'timed-out' };

const requestOf = ({ key, body }: DeliveryRequest<unknown>, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
  body: JSON.stringify(body),
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  // Our host, for those who check where a message comes from, and no more.
  referrerPolicy: 'strict-origin',
  signal,
});

async function send<Done>(
  request: DeliveryRequest<Done>,
  { fetch, now }: DeliveryPorts,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const response = await fetch(request.endpoint, requestOf(request, signal));
    const answer = { status: response.status, text: await response.text() };
    return {
      kind: 'answered',
      answer,
      retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), now()),
    };
  } catch {
    return { kind: 'lost' };
  }
}

/** One attempt, which ends with its answer, when its time is over, or with the visitor's Cancel. */
async function attempt<Done>(request: DeliveryRequest<Done>, ports: DeliveryPorts): Promise<Attempt> {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  request.cancel.addEventListener('abort', end);
  const timeout = ports.wait(TIMEOUT_MS, over.signal).then((): Attempt => ({ kind: 'timed-out' }));
  try {
    return await Promise.race([send(request, ports, over.signal), timeout]);
  } finally {
    end();
    request.cancel.removeEventListener('abort', end);
  }
}

/** Bad gateway, gateway timeout, and Cloudflare's own numbers for the same. */
const isOfGateway = (status: number): boolean =>
  status === 502 || status === 504 || (status >= 520 && status <= 527);

/** A gateway that got no good answer does not know either whether the server behind it has done its work. */
const leavesDoubt = (attempt: Attempt): boolean =>
  attempt.kind !== 'answered' || isOfGateway(attempt.answer.status);

/** How long to wait before the next attempt; nothing where there is to be none. */
function pauseAfter(attempt: Attempt, retry: number, { random }: DeliveryPorts): number | undefined {
  if (retry >= MAX_RETRIES || attempt.kind === 'timed-out') return undefined;
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
  // A success that cannot be read is a success all the same, of which we know no more.
  if (isSuccess(answer) || doubtful) return { kind: 'unknown' };
  return { kind: 'unavailable', status: answer.status, retryAfterMs };
}

/** Sends one message or order, again where that is safe, and tells what is known in the end. Never throws. */
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
    const pauseMs = pauseAfter(last, retry, ports);
    if (pauseMs === undefined) return conclude(last, doubtful, request);
    await ports.wait(pauseMs, cancel);
  }
  return { kind: 'cancelled' };
}
