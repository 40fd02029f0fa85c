/** A browser tab as far as the stores can tell: storage, clock, address. */
import { afterEach, beforeEach, vi } from 'vitest';

type StorageMood = 'open' | 'full' | 'denied';

/** The moment at which the tests happen. */
export const NOW_MS = 1_767_225_600_000;

/** Gives every test of a file a fresh tab, and its clock. */
export function useTab() {
  const listeners = new Set<() => void>();
  const tab = {
    /** What the session storage holds. */
    kept: new Map<string, string>(),
    /** Full storage can be read and cleared, but takes nothing more. */
    mood: 'open' as StorageMood,
    /** The addresses that took this page's place, and those that were gone to. */
    replaced: [] as string[],
    visited: [] as string[],
    reloads: 0,
    hash: '',
    search: '',
    /** The visitor leaves the page, which may stay in the back-forward cache. */
    leave: () => {
      for (const listener of listeners) listener();
    },
  };
  const storage = {
    getItem: (key: string) => tab.kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (tab.mood === 'full') throw new DOMException('No room', 'QuotaExceededError');
      tab.kept.set(key, text);
    },
    removeItem: (key: string) => tab.kept.delete(key),
  };

  beforeEach(() => {
    tab.kept.clear();
    listeners.clear();
    tab.replaced.length = 0;
    tab.visited.length = 0;
    Object.assign(tab, { mood: 'open', hash: '', search: '', reloads: 0 });
    vi.useFakeTimers({ now: NOW_MS });
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        if (tab.mood === 'denied') throw new DOMException('Denied', 'SecurityError');
        return storage;
      },
    });
    vi.stubGlobal('location', {
      get hash() {
        return tab.hash;
      },
      get search() {
        return tab.search;
      },
      pathname: '/here',
      replace: (address: string) => tab.replaced.push(address),
      assign: (address: string) => tab.visited.push(address),
      reload: () => {
        tab.reloads += 1;
      },
    });
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      if (type === 'pagehide') listeners.add(listener);
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return tab;
}
