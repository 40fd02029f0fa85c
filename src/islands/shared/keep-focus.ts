import type { MouseEvent } from 'react';

/**
 * Keeps the focus in a summary while the mouse is pressed there. While something in the slip has the focus, the
 * summary does not stick to the window (slip.css). If the focus left, the summary would move between press and
 * release, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>) => {
  if (event.currentTarget.querySelector('.slip :focus-visible')) event.preventDefault();
};
