import type { DeliveryPorts } from '#logic/delivery/deliver.ts';
import { onLeaving } from './page-lifecycle.ts';
import { waitUnlessAborted } from './time.ts';

/** The browser's functions that deliver() calls. Tests pass other functions. */
export const deliveryPorts: DeliveryPorts = {
  fetch: (url, init) => fetch(url, init),
  wait: waitUnlessAborted,
  random: Math.random,
  isOnline: () => navigator.onLine,
};

/**
 * Creates a key of 128 random bits, as hexadecimal digits. Browsers offer `crypto.randomUUID` only over
 * https, so it would be missing on a test server without a certificate.
 */
export function createRandomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a controller that aborts when the visitor leaves the page, so that nothing is sent afterwards. */
export function createAbortController() {
  const controller = new AbortController();
  onLeaving(() => {
    controller.abort();
  });
  return controller;
}
