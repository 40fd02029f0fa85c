/** Where figures print that say something else than before. */
import { checkFiles, factsOf } from '@site/content/check/engine/content';
import { every } from '@site/content/check/engine/mistake';
import { changedDocuments } from '@site/content/check/rules/published';
import { fileWords } from './form-words.ts';

/** By path from the project's root. */
export type Texts = ReadonlyMap<string, string>;

const filesOf = (texts: Texts) => checkFiles(Array.from(texts, ([file, text]) => ({ file, text })));

/** Files whose words name a figure that now says something else. */
export function filesThatPrint(before: Texts, after: Texts, states = [before, after].map(filesOf)) {
  const [old = {}, now = {}] = states.map(factsOf);
  const changed = Object.keys(now).filter((name) => old[name] !== now[name]);
  const isNamed = (text: string) =>
    changed.some((name) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
  return Array.from(after, ([path, text]) => (isNamed(text) ? [path] : [])).flat();
}

/** What follows from another figure, in the words of the form; of documents in force, a new version. */
export function printedWords(before: Texts, after: Texts): string {
  const states = [filesOf(before), filesOf(after)] as const;
  const due = changedDocuments(states[1], states[0]).map(({ file }) => file);
  const files = new Set([...filesThatPrint(before, after, [...states]), ...due]);
  const words = (all: Iterable<string>) => every(Array.from(all, fileWords));
  const printed = files.size > 0 ? `It also changes ${words(files)}.` : '';
  return due.length > 0 ? `${printed} Publish a new version of ${words(due)}.` : printed;
}
