/** What was saved since a form was opened, so that one click takes it back. */

const UNDO = 'undo:\n';

interface Saved {
  readonly path: string;
  readonly before: string;
}

let last: Saved | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** A file that was new is deleted in the list, and not emptied here. */
export function remember(saved: Saved): void {
  last = saved.before === '' ? undefined : saved;
  tell();
}

export function forget(): void {
  last = undefined;
  tell();
}

/** What a file said before it was last saved. */
export const lastSaved = (path: string): string | undefined =>
  last?.path === path ? last.before : undefined;

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Put in the place of the source, it asks for a text to be saved as it is. */
export const undoTo = (text: string): string => `${UNDO}${text}`;

export const undoOf = (source: unknown): string | undefined =>
  typeof source === 'string' && source.startsWith(UNDO) ? source.slice(UNDO.length) : undefined;
