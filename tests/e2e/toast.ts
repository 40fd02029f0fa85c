/**
 * Finds elements that a toast covers. A toast must not cover what it describes or what the visitor needs
 * next.
 */
import type { Page } from 'playwright/test';

/** The window of a small phone whose browser shows its bars. */
export const SHORT_PHONE = { width: 360, height: 640 };

/** Matches elements that a toast must not cover. */
const IMPORTANT_ELEMENTS = 'h1, .failed, .notice, .slip h2, .button-main, .button, :focus';

/** Lists the elements that the toast covers, except those under the header. */
export const listCoveredByToast = (page: Page) =>
  page.evaluate((selector) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Array.from(document.querySelectorAll(`main :is(${selector})`))
      .filter((element) => element.checkVisibility() && !element.closest('.toasts'))
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return (
          top < toast.bottom &&
          bottom > Math.max(toast.top, header) &&
          left < toast.right &&
          right > toast.left
        );
      })
      .map(({ textContent, id }) => id || textContent.trim());
  }, IMPORTANT_ELEMENTS);
