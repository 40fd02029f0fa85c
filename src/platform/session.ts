import type { SessionKey } from '@site/rules/storage/session-keys';

/** Values that the browser could not store. The page keeps these values until the visitor leaves. */
const unstoredValuesByKey = new Map<SessionKey, string>();

/** Reads a value from session storage. Returns an empty string if nothing is stored. */
export function readSession(key: SessionKey) {
  try {
    return unstoredValuesByKey.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes a value to session storage. Returns false if storage is denied or full. */
export function writeSession(key: SessionKey, value: string) {
  // If storing fails, the next page would otherwise read the older value.
  clearSession(key);
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    unstoredValuesByKey.set(key, value);
    return false;
  }
}

export function clearSession(...keys: readonly SessionKey[]) {
  for (const key of keys) {
    unstoredValuesByKey.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to clear if storage is denied.
    }
  }
}
