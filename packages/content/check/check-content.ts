import {
  checkFile,
  type CheckedFile,
  checkFiles,
  type Content,
  FACT_FILES,
  type FactRule,
  factsOf,
  type FileRule,
  nameOf,
  type Rule,
} from './engine/content.ts';
import { inOrder, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { colours } from './rules/colours.ts';
import { documents } from './rules/documents.ts';
import { figures } from './rules/figures.ts';
import { marks, plans, repetitions } from './rules/lists.ts';
import { changedDocuments, versions } from './rules/published.ts';
import { factsNamed, REFERENCE_RULES } from './rules/references.ts';
import { settingsRecorded } from './rules/settings.ts';
import { lines, plainText } from './rules/text.ts';

const FILE_RULES: readonly FileRule[] = [
  lines,
  ({ mistakes }) => mistakes,
  plainText,
  repetitions,
  documents,
];
const RULES: readonly Rule[] = [plans, marks, colours, ...REFERENCE_RULES, versions, settingsRecorded];
const FACT_RULES: readonly FactRule[] = [factsNamed, figures];

/** What is wrong with a file by itself: of a line, what the first rule says that refuses it. */
function mistakesOf(file: CheckedFile): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  for (const rule of FILE_RULES) {
    const taken = new Set(mistakes.map(({ line }) => line));
    mistakes.push(...rule(file).filter(({ line }) => !taken.has(line)));
  }
  return mistakes;
}

/** What is wrong with one text by itself, as an editor asks while it is written. */
export function checkText(text: ContentText): readonly Mistake[] {
  const name = nameOf(text.file);
  return name ? mistakesOf(checkFile(name, text)) : [];
}

/**
 * Every mistake in the content files, in their order. Legal documents are held against the published states,
 * where there are any. Texts are held against the facts only where the files of the facts are in order: else
 * one mistake in a price would seem to be many in the texts that name it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published: readonly (readonly ContentText[])[] = [],
): readonly Mistake[] {
  const content: Content = { texts, files: checkFiles(texts), today };
  const mistakes = [...content.files.flatMap(mistakesOf), ...RULES.flatMap((rule) => rule(content))];
  const wrong = new Set(mistakes.map(({ file }) => file));
  const isSound = content.files.every(({ name, source }) => !FACT_FILES.has(name) || !wrong.has(source.file));
  const known = isSound ? factsOf(content.files) : undefined;
  if (!known) return inOrder(mistakes);
  return inOrder([
    ...mistakes,
    ...FACT_RULES.flatMap((rule) => rule(content.files, known)),
    ...published.flatMap((state) => changedDocuments(content.files, checkFiles(state))),
  ]);
}
