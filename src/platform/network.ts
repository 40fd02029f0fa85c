import type { DeliveryPorts } from '../logic/delivery/deliver.ts';
import { onLeaving } from './page-lifecycle.ts';
import { waitUnless } from './time.ts';

export const deliveryPorts: DeliveryPorts = {
  fetch: (address, init) => fetch(address, init),
  wait: waitUnless,
  random: Math.random,
  isOnline: () => navigator.onLine,
};

/** 128 random bits. `crypto.randomUUID` is missing where a test server has no certificate. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Leaving the page aborts too, so that nothing is sent after the visitor has gone. */
export function cancellation(): AbortController {
  const controller = new AbortController();
  onLeaving(() => {
    controller.abort();
  });
  return controller;
}
