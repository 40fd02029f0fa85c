export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** The longest that an answer may take. */
export const LIMIT_MS = 10_000;

const TIME_OUT = `no answer within ${LIMIT_MS / 1_000} seconds`;

/** By the codes of Node, and of its fetch. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the DNS has no such name',
  EAI_AGAIN: 'the DNS does not answer',
  ECONNREFUSED: 'no server is there',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: TIME_OUT,
  UND_ERR_CONNECT_TIMEOUT: TIME_OUT,
};

type Failure = Error & { readonly code?: unknown; readonly cause?: { readonly code?: string } };

/** What came of asking, or why nothing did: `no server is there: ECONNREFUSED`. */
export async function attempted<Value>(work: () => Promise<Value>): Promise<Value | string> {
  try {
    return await work();
  } catch (error) {
    const { name, message, code, cause } = error as Failure;
    if (name === 'TimeoutError') return TIME_OUT;
    // A number is the old code of an exception that says all in its message.
    const found = cause?.code ?? (typeof code === 'string' ? code : message);
    return found in REASONS ? `${REASONS[found]}: ${found}` : found;
  }
}

/** More than any file of a site like this one. */
const MOST_BYTES = 2_000_000;

/** The text of an answer, which may have no end. */
export async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES / 1_000_000} MB`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Asks once, follows no redirect, and waits no longer than the limit, for the text too. */
export const asking = (ask: Ask, address: string, init: RequestInit = {}): Promise<Response> =>
  ask(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });

export const answerOf = (ask: Ask, address: string, init?: RequestInit): Promise<Response | string> =>
  attempted(() => asking(ask, address, init));
