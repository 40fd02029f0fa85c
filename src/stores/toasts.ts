import { toast as hotToast } from 'react-hot-toast/headless';
import type { Toast } from '../logic/form/feedback.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';

/** Long enough to be read twice, in milliseconds. */
export const TOAST_MS = 8000;

/**
 * Screen readers miss a toast while they announce a page that has just loaded, so a toast waits this long.
 */
const AFTER_LOAD_MS = 1000;

const show = { neutral: hotToast, success: hotToast.success, destructive: hotToast.error } as const;

export const dismissToast = () => {
  hotToast.remove();
};

/** Shows the title, and the text on a line of its own. There is one toast at a time. */
export function notify({ tone, title, text }: Toast): void {
  dismissToast();
  show[tone](`${title}\n${text}`, { duration: TOAST_MS });
}

/** Shows the toast, and a failure once more on the next page. */
export function notifyBeforeLeaving(toast: Toast): void {
  notify(toast);
  if (toast.tone === 'destructive') writeSession(SESSION_KEYS.toast, JSON.stringify(toast));
}

const isToast = (value: unknown): value is Toast =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.text === 'string' &&
  Object.keys(show).includes(String(value.tone));

export function showHandedOverToast(): void {
  const toast = parseJson(readSession(SESSION_KEYS.toast));
  clearSession(SESSION_KEYS.toast);
  if (isToast(toast)) setTimeout(notify, AFTER_LOAD_MS, toast);
}
