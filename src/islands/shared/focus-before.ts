/** Orca says where the focus has gone to if the button that was pressed is still there by then. In milliseconds. */
const FOCUS_MS = 300;

/** Moves the focus, then lets a change take away the button that was pressed. */
export function focusBefore(change: () => void, id: string): void {
  document.getElementById(id)?.focus();
  setTimeout(change, FOCUS_MS);
}
