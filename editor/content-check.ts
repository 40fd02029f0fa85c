/** The one door to the content check: the schema of each file, and what is wrong with a text before it is saved. */
import { checkContent, mistakesOf } from '../tools/content-check/check-content.ts';
import { checkFile, nameOf } from '../tools/content-check/engine/content.ts';
import type { Mistake } from '../tools/content-check/engine/mistake.ts';
import type { ContentText } from '../tools/content-check/engine/read-content.ts';

export { plain } from '../tools/content-check/engine/line-ends.ts';
export type { Mistake } from '../tools/content-check/engine/mistake.ts';
export type { ContentText } from '../tools/content-check/engine/read-content.ts';
export { nameOf } from '../tools/content-check/engine/content.ts';
export { type JsonSchema, jsonSchema, schemaLine } from '../tools/content-schemas/json-schema.ts';

/** What is wrong within a text by itself. */
export function checkOne(file: string, text: string): readonly Mistake[] {
  const name = nameOf(file);
  return name ? mistakesOf(checkFile(name, { file, text })) : [];
}

/** What is wrong with all texts beside each other. */
export const checkAll = (texts: readonly ContentText[]): readonly Mistake[] =>
  checkContent(texts, new Date());
