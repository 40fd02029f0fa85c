/** Shows a notice above everything that the CMS shows, until the next click. */
export function showNotice(...parts: readonly (string | Node)[]): void {
  const box = document.querySelector<HTMLElement>('#notice');
  box?.replaceChildren(...parts);
  // Hiding and showing the popover again moves it above a dialog that has opened meanwhile.
  box?.hidePopover();
  box?.showPopover();
}

export function hideNotice(): void {
  document.querySelector<HTMLElement>('#notice')?.hidePopover();
}
