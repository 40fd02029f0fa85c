import { SESSION_KEYS, type SessionKey } from '../domain/facts/session-storage.ts';

/** Cleared with an order, so that Back finds cart and form empty. */
export const CART_KEYS = [
  SESSION_KEYS.quoteItems,
  SESSION_KEYS.quoteBuilder,
  SESSION_KEYS.checkoutDraft,
] as const;

/** `undefined` where absent or denied. */
export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where storage is denied or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function clearSession(...keys: readonly SessionKey[]): void {
  for (const key of keys) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Denied storage holds nothing to clear.
    }
  }
}
