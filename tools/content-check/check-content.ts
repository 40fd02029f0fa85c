import {
  checkFiles,
  type Content,
  FACT_FILES,
  type FactRule,
  factsOf,
  type FileRule,
  perFile,
  type Rule,
} from './engine/content.ts';
import { inOrder, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { colours } from './rules/colours.ts';
import { documents } from './rules/documents.ts';
import { counts, figures } from './rules/figures.ts';
import { LISTS, repetitions } from './rules/lists.ts';
import { changedDocuments, publishedNames, versions } from './rules/published.ts';
import {
  choiceLabels,
  facts,
  files,
  jobsOfCatalogue,
  links,
  references,
  textPages,
} from './rules/references.ts';
import { savedElsewhere, settingsRecorded } from './rules/settings.ts';
import { names } from './rules/names.ts';
import { office } from './rules/office.ts';
import { lines, plainText } from './rules/text.ts';

const FILE_RULES: readonly FileRule[] = [
  lines,
  ({ mistakes }) => mistakes,
  plainText,
  repetitions,
  documents,
];
const RULES: readonly Rule[] = [
  files,
  ...LISTS,
  colours,
  references,
  jobsOfCatalogue,
  choiceLabels,
  links,
  textPages,
  counts,
  versions,
  settingsRecorded,
  office,
];
const FACT_RULES: readonly FactRule[] = [facts, figures, names];

/** What is wrong with a file by itself: of a line, what the first rule says that refuses it. */
export const mistakesOf = perFile((file): readonly Mistake[] => {
  const mistakes: Mistake[] = [];
  for (const rule of FILE_RULES) {
    const taken = new Set(mistakes.map(({ line }) => line));
    mistakes.push(...rule(file).filter(({ line }) => !taken.has(line)));
  }
  return mistakes;
});

/**
 * Every mistake in the content files, in their order. Legal documents are held against the published states, the last
 * one first, where there are any. Texts are held against the facts only where the files of the facts are in order: else
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
  const states = published.map((state): Content => ({ texts: state, files: checkFiles(state), today }));
  return inOrder([
    ...mistakes,
    ...FACT_RULES.flatMap((rule) => rule(content.files, known)),
    ...states.flatMap((state) => changedDocuments(content, state)),
    ...states.flatMap((state) => savedElsewhere(content, state)),
    // The first state is the last one that was published; the others are of older documents.
    ...states.slice(0, 1).flatMap((state) => publishedNames(content, state)),
  ]);
}
