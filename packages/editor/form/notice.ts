/** Shows a notice above everything that the CMS shows, until Escape or the next click outside of it. */
export function showNotice(...parts: readonly (string | Node)[]) {
  const box = document.querySelector<HTMLElement>('#notice');
  box?.replaceChildren(...parts);
  // Hiding and showing the popover again moves it above a dialog that has opened meanwhile.
  box?.hidePopover();
  box?.showPopover();
}

/**
 * Hides the notice when Escape is pressed, or after a click outside of it. Inside it, people may scroll or
 * select.
 */
export function hideNotice(event: Event) {
  const box = document.querySelector<HTMLElement>('#notice');
  const isClosing = 'key' in event ? event.key === 'Escape' : !box?.contains(event.target as Node);
  if (isClosing) box?.hidePopover();
}
