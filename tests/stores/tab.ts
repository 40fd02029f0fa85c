/** Replaces the browser tab for stores: storage, clock and URL. Each test gets a new tab. */
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW_MS } from '#support/sample-form.ts';
import { resetStores } from './reset.ts';

export { NOW_MS };

/** The keys of session storage that a completed order clears. */
export const KEYS_CLEARED_BY_ORDER = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

const createTab = () => ({
  /** The contents of the session storage. */
  storedValues: new Map<string, string>(),
  /** Full storage can be read and cleared, but throws on every write. */
  storage: 'open' as 'open' | 'full' | 'denied',
  /** URLs of pages that replaced this page. */
  replacementUrls: [] as string[],
  hash: '',
  search: '',
  events: new EventTarget(),
});

/** The object is also the tab's `location`. */
export const tab = Object.assign(createTab(), {
  pathname: '/here',
  replace: (url: string) => tab.replacementUrls.push(url),
  assign: () => undefined,
  /** Leaves the page, which may stay in the back-forward cache. */
  leave: () => {
    tab.events.dispatchEvent(new Event('pagehide'));
  },
});

const storage = {
  getItem: (key: string) => tab.storedValues.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (tab.storage === 'full') throw new Error('No room');
    tab.storedValues.set(key, text);
  },
  removeItem: (key: string) => tab.storedValues.delete(key),
};

Object.defineProperty(globalThis, 'sessionStorage', {
  get: () => {
    if (tab.storage === 'denied') throw new Error('Denied');
    return storage;
  },
});

beforeEach(() => {
  Object.assign(tab, createTab());
  vi.useFakeTimers({ now: NOW_MS });
  vi.stubGlobal('location', tab);
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('addEventListener', tab.events.addEventListener.bind(tab.events));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  resetStores();
});
