/** Shows a notice above everything that the CMS shows, until the next click outside of it. */
export function showNotice(...parts: readonly (string | Node)[]): void {
  const box = document.querySelector<HTMLElement>('#notice');
  box?.replaceChildren(...parts);
  // Hiding and showing the popover again moves it above a dialog that has opened meanwhile.
  box?.hidePopover();
  box?.showPopover();
}

/** Hides the notice after a click, unless the click was in the notice, where people may scroll or select. */
export function hideNotice({ target }: Event): void {
  const box = document.querySelector<HTMLElement>('#notice');
  if (!box?.contains(target as Node)) box?.hidePopover();
}
