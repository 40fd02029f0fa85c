import {
  type CheckedFile,
  checkFiles,
  type Content,
  DATA_FILES,
  deriveFacts,
  applyRule,
  type Rule,
} from './engine/content.ts';
import type { Facts } from '../facts/facts.ts';
import { sortMistakes, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { checkColours } from './rules/colours.ts';
import { checkDocuments } from './rules/documents.ts';
import { checkFigures } from './rules/figures.ts';
import { checkMarks, checkRepetitions } from './rules/lists.ts';
import { checkPlans } from './rules/plans.ts';
import { findChangedDocuments, findFormerNames, checkVersions } from './rules/published.ts';
import { checkNames, findMissingAndUnreadFiles, REFERENCE_RULES } from './rules/references.ts';
import { checkSettings } from './rules/settings.ts';
import { checkLines, checkPlainText } from './rules/text.ts';

const FILE_RULES: readonly Rule[] = [checkPlainText, checkRepetitions, checkDocuments, checkSettings];

const CONTENT_RULES: readonly Rule<Content>[] = [
  checkPlans,
  checkMarks,
  checkColours,
  ...REFERENCE_RULES,
  checkVersions,
];

const FACT_RULES: readonly Rule<Facts>[] = [checkNames, checkFigures];

/** Lists the mistakes of a file by itself. Reports only the first mistake of each line. */
function listOwnMistakes(file: CheckedFile): readonly Mistake[] {
  const mistakesByRule = [
    applyRule(checkLines, file, undefined),
    file.mistakes,
    ...FILE_RULES.map((rule) => applyRule(rule, file, undefined)),
  ];
  return mistakesByRule.reduce((earlier, mistakes) => {
    const refusedLines = new Set(earlier.map(({ line }) => line));
    return [...earlier, ...mistakes.filter(({ line }) => !refusedLines.has(line))];
  });
}

const cachedMistakes = new WeakMap<CheckedFile, readonly Mistake[]>();

/** Checks a file again only when its text has changed. Until then, checkFiles() returns the same object. */
function findOwnMistakes(file: CheckedFile): readonly Mistake[] {
  const mistakes = cachedMistakes.get(file) ?? listOwnMistakes(file);
  cachedMistakes.set(file, mistakes);
  return mistakes;
}

/** Checks one text by itself, for the form in which the office is writing it. */
export const checkText = (text: ContentText): readonly Mistake[] =>
  checkFiles([text]).flatMap(findOwnMistakes);

/**
 * Lists every mistake in the content files, in order. Compares legal documents with the published states, if
 * there are any. Compares texts with the facts only if the files of the facts have no mistake. Otherwise one
 * wrong price would look like a mistake in each text that names it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published: readonly (readonly ContentText[])[] = [],
): readonly Mistake[] {
  const files = checkFiles(texts);
  const content: Content = { texts, files, today };
  const mistakes = [
    ...findMissingAndUnreadFiles(texts),
    ...files.flatMap((file) => [
      ...findOwnMistakes(file),
      ...CONTENT_RULES.flatMap((rule) => applyRule(rule, file, content)),
    ]),
  ];
  const filesWithMistakes = new Set(mistakes.map(({ file }) => file));
  const areFactsValid = !files.some(
    ({ kind, source }) => DATA_FILES.has(kind) && filesWithMistakes.has(source.file),
  );
  const facts = areFactsValid ? deriveFacts(files) : undefined;
  if (!facts) return sortMistakes(mistakes);
  return sortMistakes([
    ...mistakes,
    ...files.flatMap((file) => FACT_RULES.flatMap((rule) => applyRule(rule, file, facts))),
    ...published.flatMap((state) => findChangedDocuments(files, checkFiles(state))),
    ...findFormerNames(files, checkFiles(published[0] ?? [])),
  ]);
}
