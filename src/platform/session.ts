import type { SessionKey } from '@site/rules/storage/session-keys';

/** Texts that the browser could not store. This page keeps them until the visitor leaves it. */
const unstoredTexts = new Map<SessionKey, string>();

/** Reads a text from session storage. Returns an empty string if nothing is stored. */
export function readSession(key: SessionKey): string {
  try {
    return unstoredTexts.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes a text to session storage. Returns false if storage is denied or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  // If storing fails, the next page would otherwise read the older text.
  clearSession(key);
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    unstoredTexts.set(key, text);
    return false;
  }
}

export function clearSession(...keys: readonly SessionKey[]): void {
  for (const key of keys) {
    unstoredTexts.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to clear if storage is denied.
    }
  }
}
