import { atom } from 'nanostores';
import type { Problem } from '../logic/form/feedback.ts';
import { cancellation } from '../platform/network.ts';

/** Why the last submission was not taken. */
export const $problem = atom<Problem | undefined>();

/** Stops what is being sent. */
export const $controller = atom<AbortController | undefined>();

/** Lets the visitor cancel until the result is there. */
export async function whileSending<Result>(send: (cancel: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = cancellation();
  $problem.set(undefined);
  $controller.set(controller);
  try {
    return await send(controller.signal);
  } finally {
    $controller.set(undefined);
  }
}
