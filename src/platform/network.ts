import type { DeliveryPorts } from '../domain/delivery/deliver.ts';
import { now } from './browser.ts';

/** Ends after the time, or as soon as the signal is aborted. */
export const waitUnless = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });

export const deliveryPorts: DeliveryPorts = {
  fetch: (address, init) => fetch(address, init),
  wait: waitUnless,
  now,
  random: Math.random,
  isOnline: () => navigator.onLine,
};

/** 128 random bits. `crypto.randomUUID` is missing where a test server has no certificate. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A visitor's Cancel. Leaving the page counts as one, so that nothing goes on behind a page that was left. */
export function cancellation(): AbortController {
  const controller = new AbortController();
  addEventListener(
    'pagehide',
    () => {
      controller.abort();
    },
    { once: true },
  );
  return controller;
}
