/** Renders an island as a page does: first the HTML of the server, which is then hydrated. */
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toast as hotToast } from 'react-hot-toast/headless';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { resetStores } from '../stores/reset.ts';

/** Collects the URLs to which the page tried to navigate. */
export const visitedUrls: string[] = [];

/** Collects hydration errors and uncaught errors. */
export const errors: unknown[] = [];

const roots: Root[] = [];

const preventNavigation = (event: NavigateEvent) => {
  if (event.destination.sameDocument) return;
  const { pathname, search, hash } = new URL(event.destination.url);
  visitedUrls.push(event.navigationType === 'reload' ? 'reload' : pathname + search + hash);
  event.preventDefault();
};

beforeEach(() => {
  document.title = 'A page';
  sessionStorage.clear();
  visitedUrls.length = 0;
  errors.length = 0;
  navigation.addEventListener('navigate', preventNavigation);
});

function clearPage() {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  hotToast.remove();
  resetStores();
}

/** Leaves the page and clears the tab, so that pending work stops before the next test. */
export async function leavePage() {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await flushReact();
  clearPage();
}

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
  navigation.removeEventListener('navigate', preventNavigation);
  expect(errors).toEqual([]);
});

/** Shows the island without its script, and returns a function that hydrates it. */
export function showServerHtml(island: ReactElement) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(island);
  return {
    hydrate: () => {
      flushSync(() => {
        roots.push(
          hydrateRoot(container, island, {
            onRecoverableError: (error) => errors.push(error),
            onUncaughtError: (error) => errors.push(error),
          }),
        );
      });
    },
  };
}

export const showIsland = (island: ReactElement) => {
  showServerHtml(island).hydrate();
};

/** Shows the island as after a reload, which keeps only the storage and the URL. */
export function reload(island: ReactElement) {
  const storedEntries = Object.entries(sessionStorage) as [string, string][];
  clearPage();
  for (const [key, text] of storedEntries) sessionStorage.setItem(key, text);
  showIsland(island);
}

export const locateButton = (name: string | RegExp) => page.getByRole('button', { name });
export const locateHeading = (name: string) => page.getByRole('heading', { name });

export const expectVisible = (locator: Locator) => expect.element(locator).toBeVisible();
export const expectAbsent = (locator: Locator) => expect.element(locator).not.toBeInTheDocument();
export const expectFocused = (locator: Locator) => expect.element(locator).toHaveFocus();
/**
 * Expects a button to be disabled. Disabled buttons have `aria-disabled` instead of `disabled`, so that they
 * can be focused and say why they do nothing.
 */
export const expectDisabled = (button: Locator) =>
  expect.element(button).toHaveAttribute('aria-disabled', 'true');
export const expectEnabled = (button: Locator) =>
  expect.element(button).toHaveAttribute('aria-disabled', 'false');

/**
 * Waits until React has rendered. Unlike polling, this does not advance fake timers. A rendering may take
 * more than one turn of the event loop, because effects can cause another. Ten turns are more than any test
 * needs.
 */
export async function flushReact() {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/**
 * Clicks by script. A click by the driver would advance fake timers, and wait until the button is enabled.
 */
export async function press(button: Locator) {
  (button.element() as HTMLElement).click();
  await flushReact();
}

/** Stores a value in session storage, as the site does. */
export const storeEntry = (key: string, value: unknown) => {
  sessionStorage.setItem(key, JSON.stringify(value));
};

/** Reads a value from session storage. */
export const readEntry = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

/** Returns to the page through the back-forward cache. */
export const returnFromCache = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** Reads the text for screen readers of an error's toast. */
export const readErrorToast = () =>
  document.querySelector('.toasts [role=alert]:has([aria-hidden]) > .sr-only')?.textContent;

/** Reads the text for screen readers of any other toast. */
export const readPoliteToast = () => document.querySelector('.toasts [aria-live=polite]')?.textContent;

/** Reads the text of an element, with plain spaces. */
const readText = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');

export const listTextContents = (target: Locator | string) => {
  const elements = typeof target === 'string' ? [...document.querySelectorAll(target)] : target.elements();
  return elements.map(readText);
};

/**
 * Lists the items of the lists in a region. Puts ` | ` between the parts of an item: an amount and its note.
 */
export const listItems = (region: Locator) =>
  region
    .getByRole('listitem')
    .elements()
    .map(({ children }) => Array.from(children, readText).filter(Boolean).join(' | '));

/** Rules that only apply to a complete page with styles. */
const PAGE_RULES = [
  'color-contrast',
  'target-size',
  'page-has-heading-one',
  'region',
  'heading-order',
  'landmark-complementary-is-top-level',
];

/** Checks the page with axe, which needs a real clock. Uses real timers from then on. */
export async function expectAccessible() {
  vi.useRealTimers();
  const { violations, passes } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  expect(passes.length).toBeGreaterThan(2);
  // Elements that only scripts focus need tabindex -1, or Tab would stop at them.
  expect(document.querySelector('[tabindex="0"]')).toBeNull();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
