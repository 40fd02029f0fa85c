/** Our part of Sveltia's saving. */
import type { SavedEntry, SaveEvent } from '@sveltia/cms';
import { contentFormat, SOURCE } from './content-format.ts';
import { savingOf } from './saved-texts.ts';
import { savedHere, willSave } from './replaced-pictures.ts';
import { textToSave } from './saving.ts';
import { storedContent } from './stored-content.ts';
import { forget, remember } from './undo.ts';

/** Sveltia takes it for a form with mistakes: it saves nothing, and says no more than that. */
class NotSaved extends Error {
  override message = 'validation_failed';
}

/** What is being saved, until Sveltia has saved it. */
let pending: { readonly path: string; readonly before: string } | undefined;

/** Gives the entry what is to be saved, which may hold another person's changes as well. */
export async function beforeSave({ entry }: SaveEvent): Promise<SavedEntry> {
  const path = entry.get('path');
  const stored = await storedContent();
  const saving = savingOf(path, entry.get('data').toJS(), stored);
  if (!saving) return entry;
  const text = await textToSave(saving);
  if (text === undefined) throw new NotSaved();
  willSave(saving.place, path, text, stored);
  pending = saving.isUndo ? undefined : { path, before: stored.get(path) ?? '' };
  return entry.set('data', { ...contentFormat(saving.place.file).fromFile(text), [SOURCE]: text });
}

export async function afterSave({ entry }: SaveEvent): Promise<SavedEntry> {
  if (EDITOR.isLocal) await savedHere();
  if (pending) remember(pending);
  else forget();
  return entry;
}
