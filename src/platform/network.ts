import type { DeliveryPorts } from '#logic/delivery/deliver.ts';
import { onLeaving } from './page-lifecycle.ts';
import { waitOrAbort } from './time.ts';

export const deliveryPorts: DeliveryPorts = {
  fetch: (url, init) => fetch(url, init),
  wait: waitOrAbort,
  random: Math.random,
  isOnline: () => navigator.onLine,
};

/** Returns 128 random bits. `crypto.randomUUID` is missing on a test server without a certificate. */
export const createRandomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns a controller that also aborts when the visitor leaves the page, so nothing is sent afterwards. */
export function createCancellation(): AbortController {
  const controller = new AbortController();
  onLeaving(() => {
    controller.abort();
  });
  return controller;
}
