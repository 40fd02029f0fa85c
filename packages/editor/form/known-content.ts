/**
 * Keeps the site's content as far as the form knows it, so that a file is checked against the others before
 * it is saved.
 */
import { checkContent, checkText } from '@site/content/check/check-content';
import { checkFiles, nameOf } from '@site/content/check/engine/content';
import type { Mistake } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { siteOf } from '@site/content/check/rules/references';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { contentFormat } from './content-format.ts';
import type { Values } from './form-value.ts';
import { figureEffects } from './printed.ts';

const texts = new Map<string, string>();

/**
 * False once a folder has a file that the editor was built without: links may then lead to pages it does not
 * know.
 */
let isWhole = false;

/** Starts from the content that the editor was built with. */
export function startFrom(content: readonly ContentText[]): void {
  for (const { file, text } of content) texts.set(file, text.trim());
  isWhole = true;
}

/** Takes over a text that Sveltia reads. It does not say which file of a folder that is. */
export function onRead({ holds, path }: ContentFile, text: string): void {
  if (holds !== 'folder') texts.set(`content/${path}`, text.trim());
  else if (![...texts.values()].includes(text.trim())) isWhole = false;
}

export const onSave = (file: string, text: string) => texts.set(file, text.trim());

const known = () => Array.from(texts, ([file, text]) => ({ file, text: `${text}\n` }));

/** Says what else the figures of a form change. */
export function effectsOf(path: string, values: Values): string {
  const name = nameOf(path);
  const text = name ? contentFormat(contentFiles[name]).toFile(values) : '';
  return figureEffects(known(), [...known().filter(({ file }) => file !== path), { file: path, text }]);
}

/** Checks one file. While the content is not whole, only the gate can check it against the others. */
export function mistakesIn(one: ContentText): readonly Mistake[] {
  if (!isWhole) return checkText(one);
  const others = known().filter(({ file }) => file !== one.file);
  return checkContent([...others, one], new Date(), [known()]).filter(({ file }) => file === one.file);
}

/** Lists the files other than `own` in which saved edits have made mistakes. */
export function mistakesElsewhere(own?: string) {
  const mistakes = isWhole ? checkContent(known(), new Date()) : [];
  return known()
    .map((one) => ({ ...one, mistakes: mistakes.filter(({ file }) => file === one.file && file !== own) }))
    .filter((one) => one.mistakes.length > 0);
}

/** Lists every page and its headings: `/refund#packages`. */
export const addresses = (): readonly string[] =>
  Array.from(siteOf(checkFiles(known())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
