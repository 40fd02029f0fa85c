import type { SessionKey } from '@site/rules/storage/session-keys';

/** What the browser refuses to store lasts as long as the page. */
const unstored = new Map<SessionKey, string>();

/** Empty where absent. */
export function readSession(key: SessionKey): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** False where storage is denied or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  // Not even an older text stays: it would come back as one that the visitor has changed since.
  clearSession(key);
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

export function clearSession(...keys: readonly SessionKey[]): void {
  for (const key of keys) {
    unstored.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Denied storage holds nothing to clear.
    }
  }
}
