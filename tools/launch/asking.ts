export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** The longest that an answer may take. */
export const LIMIT_MS = 10_000;

/** What came of asking, or why nothing did. */
export async function attempted<Value>(work: () => Promise<Value>): Promise<Value | string> {
  try {
    return await work();
  } catch (error) {
    const { name, message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return name === 'TimeoutError'
      ? `no answer within ${LIMIT_MS / 1_000} seconds`
      : (cause?.code ?? message);
  }
}

/** Asks once, follows no redirect, and waits no longer than the limit, for the text too. */
export const asking = (ask: Ask, address: string, init: RequestInit = {}): Promise<Response> =>
  ask(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });

export const answerOf = (ask: Ask, address: string, init?: RequestInit): Promise<Response | string> =>
  attempted(() => asking(ask, address, init));
