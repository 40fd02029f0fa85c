/** The one door to the content check: the schema of each file, and what is wrong with a text before it is saved. */
import type { ContentFile } from '../src/domain/content/content-files.schema.ts';
import { mistakesOf } from '../tools/content-check/check-content.ts';
import { checkFile, nameOf } from '../tools/content-check/engine/content.ts';
import type { Mistake } from '../tools/content-check/engine/mistake.ts';

export { type JsonSchema, jsonSchema, schemaLine } from '../tools/content-schemas/json-schema.ts';

const sentence = ({ field, found, allowed }: Mistake) =>
  `${field === undefined ? '' : `${field}: `}found ${found}, but ${allowed}.`;

/** Gives the text back unless something within it is wrong: other files are for the check of them all. */
export function refuseMistakes({ path }: ContentFile, text: string): string {
  const file = `content/${path.replace('*', 'new')}`;
  const name = nameOf(file);
  const mistakes = name ? mistakesOf(checkFile(name, { file, text })) : [];
  if (mistakes.length === 0) return text;
  // Sveltia shows the words of the cause, and keeps what was typed.
  throw new Error('saving_failed', { cause: new Error(mistakes.map(sentence).join('\n')) });
}
