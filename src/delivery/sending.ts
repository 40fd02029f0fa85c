import { atom } from 'nanostores';
import type { Problem } from '../logic/form/feedback.ts';
import { createCancellation } from '../platform/network.ts';

/** The reason why the last submission was not accepted. */
export const $problem = atom<Problem | undefined>();

/** The controller of the request that is being sent. */
export const $controller = atom<AbortController | undefined>();

/** Lets the visitor cancel a request until its result has arrived. */
export async function whileSending<Result>(send: (cancel: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = createCancellation();
  $problem.set(undefined);
  $controller.set(controller);
  try {
    return await send(controller.signal);
  } finally {
    $controller.set(undefined);
  }
}
