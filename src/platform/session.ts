import type { SessionKey } from '../site/session-keys.ts';

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
