/** The content check of one file, before it is saved: what other files say of it is for the check of them all. */
import type { ContentFile } from '../src/domain/content/content-files.schema.ts';
import { mistakesOf } from '../tools/content-check/check-content.ts';
import { checkFile, nameOf } from '../tools/content-check/engine/content.ts';
import type { Mistake } from '../tools/content-check/engine/mistake.ts';

const said = ({ field, found, allowed }: Mistake) =>
  `${field === undefined ? '' : `${field}: `}found ${found}, but ${allowed}.`;

/** The text, where nothing in it is wrong. Sveltia shows the words of this error, and keeps what was typed. */
export function refuse({ path }: ContentFile, text: string): string {
  const file = `content/${path.replace('*', 'new')}`;
  const name = nameOf(file);
  const mistakes = name ? mistakesOf(checkFile(name, { file, text })) : [];
  if (mistakes.length === 0) return text;
  throw new Error('saving_failed', { cause: new Error(mistakes.map(said).join('\n')) });
}
