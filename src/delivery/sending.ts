import { atom } from 'nanostores';
import { deliver, type DeliveryRequest } from '#logic/delivery/deliver.ts';
import type { Feedback } from '#logic/form/feedback.ts';
import { createAbortController, deliveryPorts } from '#platform/network.ts';

/** Says why the last submission was not accepted, or why no one knows whether it was. */
export const $problem = atom<Feedback | undefined>();

/** The controller of the request that is being sent, if there is one. */
export const $controller = atom<AbortController | undefined>();

/** Delivers a request. The visitor can cancel the request until its outcome is known. */
export async function submit<Decoded>(request: Omit<DeliveryRequest<Decoded>, 'cancelSignal'>) {
  const controller = createAbortController();
  $problem.set(undefined);
  $controller.set(controller);
  try {
    return await deliver({ ...request, cancelSignal: controller.signal }, deliveryPorts);
  } finally {
    $controller.set(undefined);
  }
}
