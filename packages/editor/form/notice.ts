/** Shows a notice above everything that the CMS shows, until the next click. */
export function showNotice(...parts: readonly (string | Node)[]): void {
  const box = document.querySelector<HTMLElement>('#notice');
  box?.replaceChildren(...parts);
  // A popover that is hidden and shown again is above a dialog that opened meanwhile.
  box?.hidePopover();
  box?.showPopover();
}

export function hideNotice(): void {
  document.querySelector<HTMLElement>('#notice')?.hidePopover();
}
