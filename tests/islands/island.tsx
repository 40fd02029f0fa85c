/** An island as a page shows it: the server's HTML first, then the same HTML brought to life. */
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toast } from 'react-hot-toast/headless';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import * as checkout from '../../src/stores/checkout.ts';
import * as checkoutDelivery from '../../src/stores/checkout-delivery.ts';
import * as contact from '../../src/stores/contact.ts';
import * as contactDelivery from '../../src/stores/contact-delivery.ts';
import * as payment from '../../src/stores/payment.ts';
import * as quote from '../../src/stores/quote.ts';
import * as receipt from '../../src/stores/receipt.ts';

interface Store {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'set' in value && 'listen' in value;

/** Stores are the state of a module, so every test gives back what it found. */
const STORES = [checkout, checkoutDelivery, contact, contactDelivery, payment, quote, receipt]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isStore)
  .map((store) => [store, store.get()] as const);

/** The addresses that the page was about to go to. */
export const visited: string[] = [];

/** What went wrong without an assertion: hydration that found other HTML, errors that nothing caught. */
const faults: unknown[] = [];

const roots: Root[] = [];

const stayHere = (event: NavigateEvent) => {
  if (event.destination.sameDocument) return;
  const { pathname, search, hash } = new URL(event.destination.url);
  visited.push(event.navigationType === 'reload' ? 'reload' : pathname + search + hash);
  event.preventDefault();
};

beforeEach(() => {
  document.title = 'A page';
  sessionStorage.clear();
  visited.length = 0;
  faults.length = 0;
  navigation.addEventListener('navigate', stayHere);
});

afterEach(async () => {
  vi.useRealTimers();
  // Whatever still waits for the page to be left must not end in the next test.
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await drawn();
  vi.restoreAllMocks();
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  history.replaceState(null, '', location.pathname + location.search);
  toast.remove();
  for (const [store, initial] of STORES) store.set(initial);
  navigation.removeEventListener('navigate', stayHere);
  expect(STORES.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

/** The island as it is before its script has come. */
export function serve(island: ReactElement) {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = renderToString(island);
  return {
    /** The script comes. */
    wake: () => {
      flushSync(() => {
        roots.push(
          hydrateRoot(place, island, {
            onRecoverableError: (error) => faults.push(error),
            onUncaughtError: (error) => faults.push(error),
          }),
        );
      });
    },
  };
}

export const show = (island: ReactElement) => {
  serve(island).wake();
};

/** Lets React draw what a timer or the network has changed. Polling, and clicks too, would move a clock that is faked. */
export async function drawn(isThere?: () => unknown) {
  for (let turns = isThere ? 1000 : 10; turns > 0 && !isThere?.(); turns -= 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/** What each of the found elements says, with plain spaces. */
export const texts = (found: Locator) =>
  found.elements().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

/** What axe says of the island as it stands, except for what only a whole styled page can answer. */
export async function expectAccessible() {
  const { violations, passes } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(
      [
        'color-contrast',
        'target-size',
        'page-has-heading-one',
        'region',
        'heading-order',
        'landmark-complementary-is-top-level',
      ].map((rule) => [rule, { enabled: false }]),
    ),
  });
  expect(passes.length).toBeGreaterThan(2);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
