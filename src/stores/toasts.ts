import { toast as hotToast } from 'react-hot-toast/headless';
import type { Toast } from '#logic/form/feedback.ts';
import { isObject, parseJson } from '@site/rules/text/json';
import { clearSession, readSession, writeSession } from '#platform/session.ts';

/** A toast is shown long enough to be read twice. */
export const TOAST_DURATION_MS = 8000;

/**
 * A toast from the previous page waits this long after the page has loaded. Screen readers would not announce
 * the toast while they announce the page.
 */
const DELAY_AFTER_LOAD_MS = 1000;

const SHOW_TOAST_BY_TONE = {
  neutral: hotToast,
  success: hotToast.success,
  destructive: hotToast.error,
} as const;

export const dismissToast = () => {
  hotToast.remove();
};

/** Shows a toast, and removes any earlier one. The title is on the first line, and the text on the second. */
export function showToast({ tone, title, text }: Toast) {
  dismissToast();
  SHOW_TOAST_BY_TONE[tone](`${title}\n${text}`, { duration: TOAST_DURATION_MS });
}

/** Shows the toast before another page opens. If the toast reports a failure, that page shows it again. */
export function showToastBeforeLeaving(toast: Toast) {
  showToast(toast);
  if (toast.tone === 'destructive') writeSession('toast', JSON.stringify(toast));
}

const isToast = (value: unknown): value is Toast =>
  isObject(value) &&
  typeof value.title === 'string' &&
  typeof value.text === 'string' &&
  Object.keys(SHOW_TOAST_BY_TONE).includes(String(value.tone));

/** Shows the toast that the previous page has stored, if there is one. */
export function showToastFromPreviousPage() {
  const toast = parseJson(readSession('toast'));
  clearSession('toast');
  if (isToast(toast)) setTimeout(showToast, DELAY_AFTER_LOAD_MS, toast);
}
