/** Our part of Sveltia's saving. */
import type { SavedEntry } from '@sveltia/cms';
import { contentFormat, SOURCE } from './content-format.ts';
import { savingOf, textToSave } from './saving.ts';
import { storedContent } from './stored-content.ts';

/** Sveltia takes it for a form with mistakes: it saves nothing, and says no more than that. */
class NotSaved extends Error {
  override message = 'validation_failed';
}

/** Gives the entry what is to be saved, which may hold another person's changes as well. */
export async function beforeSave({ entry }: { readonly entry: SavedEntry }): Promise<SavedEntry> {
  const saving = savingOf(entry.get('path'), entry.get('data').toJS(), await storedContent());
  if (!saving) return entry;
  const text = await textToSave(saving);
  if (text === undefined) throw new NotSaved();
  return entry.set('data', { ...contentFormat(saving.place.file).fromFile(text), [SOURCE]: text });
}
