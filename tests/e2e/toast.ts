/** A toast lies over the page for some seconds: not over what it speaks of, nor over what comes next. */
import type { Page } from 'playwright/test';

/** A small phone with the bars of its browser. */
export const LOW_PHONE = { width: 360, height: 640 };

/** What must be free: title, summaries, notices, buttons, and what has the focus. */
const FREE = 'h1, .failed, .notice, .slip h2, .button-main, .button, :focus';

/** What of that is under the toast. */
export const covered = (page: Page) =>
  page.evaluate((free) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    return Array.from(document.querySelectorAll(`main :is(${free})`))
      .filter((element) => element.checkVisibility() && !element.closest('.toasts'))
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      })
      .map(({ textContent, id }) => id || textContent.trim());
  }, FREE);
