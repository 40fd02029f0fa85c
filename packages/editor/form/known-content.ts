/** The site's content as far as the form knows it, so that a file is held against the others before it is saved. */
import { checkContent, checkText } from '@site/content/check/check-content';
import { checkFiles, nameOf } from '@site/content/check/engine/content';
import type { Mistake } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { siteOf } from '@site/content/check/rules/references';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { contentFormat } from './content-format.ts';
import type { Values } from './form-value.ts';
import { printedWords } from './printed.ts';

const texts = new Map<string, string>();

/** Whether the folders are as the branch has them. If not, only the gate can tell where a link leads. */
let isWhole = false;

/** As it was when the editor was built. */
export function begin(content: readonly ContentText[]): void {
  for (const { file, text } of content) texts.set(file, text.trim());
  isWhole = true;
}

/** As Sveltia reads it. Of a file in a folder it gives the text alone: one that is new has no address here. */
export function onRead({ holds, path }: ContentFile, text: string): void {
  if (holds !== 'folder') texts.set(`content/${path}`, text.trim());
  else if (!new Set(texts.values()).has(text.trim())) isWhole = false;
}

export const onSave = (file: string, text: string) => texts.set(file, text.trim());

const known = () => Array.from(texts, ([file, text]) => ({ file, text: `${text}\n` }));

/** What follows from figures of a form that say something else than they did. */
export function printedWith(path: string, values: Values): string {
  const name = nameOf(path);
  const text = name ? contentFormat(contentFiles[name]).toFile(values) : '';
  return printedWords(texts, new Map([...texts, [path, text]]));
}

/** What the content check says of one file. */
export function mistakesIn(one: ContentText): readonly Mistake[] {
  if (!isWhole) return checkText(one);
  const others = known().filter(({ file }) => file !== one.file);
  return checkContent([...others, one], new Date(), [known()]).filter(({ file }) => file === one.file);
}

/** Of every page and its headings: `/refund#packages`. */
export const addresses = (): readonly string[] =>
  Array.from(siteOf(checkFiles(known())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
