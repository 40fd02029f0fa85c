/** An island as a page shows it: the server's HTML first, then the same HTML brought to life. */
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toast as hotToast } from 'react-hot-toast/headless';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { resetStores } from '../stores/reset.ts';

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
  hotToast.remove();
  resetStores();
  navigation.removeEventListener('navigate', stayHere);
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

/** What the tab has stored under a key. */
export const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

/** The visitor comes back to the page, which was in the back-forward cache. */
export const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const TOASTS = { alert: '[role=alert] > .sr-only', polite: '[aria-live=polite]' } as const;

/** What a toast says to the ear: what failed in an alert, all else in a polite region. */
export const toast = (region: keyof typeof TOASTS) =>
  document.querySelector(`.toasts ${TOASTS[region]}`)?.textContent;

/** What each of the found elements says, with plain spaces. */
export const texts = (found: Locator | string) => {
  const elements = typeof found === 'string' ? [...document.querySelectorAll(found)] : found.elements();
  return elements.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
};

/** What only a whole styled page can answer. */
const ONLY_OF_PAGES =
  'color-contrast target-size page-has-heading-one region heading-order landmark-complementary-is-top-level'.split(
    ' ',
  );

/** What axe says of the island as it stands. */
export async function expectAccessible() {
  const { violations, passes } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(ONLY_OF_PAGES.map((rule) => [rule, { enabled: false }])),
  });
  expect(passes.length).toBeGreaterThan(2);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
