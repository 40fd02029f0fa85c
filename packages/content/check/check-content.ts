import {
  type ParsedFile,
  parseFiles,
  type RuleContext,
  DATA_KINDS,
  computeFactsFromFiles,
  findContentKind,
  applyRule,
  type Rule,
} from './engine/content.ts';
import type { Facts } from '../facts/facts.ts';
import { sortMistakes, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { checkColours } from './rules/colours.ts';
import { checkDocuments } from './rules/documents.ts';
import { checkFigures } from './rules/figures.ts';
import { checkMarks, checkDuplicates } from './rules/lists.ts';
import { checkPlans } from './rules/plans.ts';
import {
  listUnversionedChangeMistakes,
  listFormerNameMistakes,
  checkNewNotices,
  checkVersions,
} from './rules/published.ts';
import {
  checkFactNames,
  checkProperNames,
  listMissingAndUnreadFiles,
  REFERENCE_RULES,
} from './rules/references.ts';
import { checkSettings } from './rules/settings.ts';
import { checkLines, checkPlainText } from './rules/text.ts';

/** Rules that need only the file itself. */
const FILE_RULES: readonly Rule[] = [checkPlainText, checkDuplicates, checkDocuments, checkSettings];

/** Rules that compare the file with others. */
const CONTENT_RULES: readonly Rule<RuleContext>[] = [
  checkPlans,
  checkMarks,
  checkColours,
  ...REFERENCE_RULES,
  checkVersions,
  checkNewNotices,
];

/** Rules that compare the file with the facts. */
const FACT_RULES: readonly Rule<Facts>[] = [checkFactNames, checkProperNames, checkFigures];

const cachedMistakes = new WeakMap<ParsedFile, readonly Mistake[]>();

/**
 * Lists the mistakes of one file. If a rule finds a mistake in a line, later rules skip that line. The result
 * is cached by the parsed file, because parseFiles() returns the same object until the text changes.
 */
function listOwnMistakes(file: ParsedFile) {
  const knownMistakes = cachedMistakes.get(file);
  if (knownMistakes) return knownMistakes;
  const mistakesByRule = [
    applyRule(checkLines, file, undefined),
    file.mistakes,
    ...FILE_RULES.map((rule) => applyRule(rule, file, undefined)),
  ];
  const ownMistakes = mistakesByRule.reduce((earlier, mistakes) => {
    const linesWithMistakes = new Set(earlier.map(({ line }) => line));
    return [...earlier, ...mistakes.filter(({ line }) => !linesWithMistakes.has(line))];
  });
  cachedMistakes.set(file, ownMistakes);
  return ownMistakes;
}

/** Checks one file without the others, while someone edits it in the office's form. */
export const checkText = (contentText: ContentText): readonly Mistake[] =>
  parseFiles([contentText]).flatMap(listOwnMistakes);

/**
 * Lists every mistake in the content files, in order. Compares prose with the facts, and legal documents with
 * those of each published state. The first state is what is published now. Each other state has some
 * documents as they were in the first commit with their current version.
 *
 * If a file with facts has a mistake, or marks.yaml does, skips both comparisons, because one wrong price
 * would then look like a mistake in each file that names it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  publishedStates: readonly (readonly ContentText[])[] = [],
): readonly Mistake[] {
  const files = parseFiles(texts);
  const publishedFiles = parseFiles(publishedStates[0] ?? []);
  const context: RuleContext = { texts, files, publishedFiles, today };
  const mistakes = [
    ...listMissingAndUnreadFiles(texts),
    ...files.flatMap((file) => [
      ...listOwnMistakes(file),
      ...CONTENT_RULES.flatMap((rule) => applyRule(rule, file, context)),
    ]),
  ];
  const areFactsValid = !mistakes.some(({ file }) => DATA_KINDS.has(findContentKind(file)));
  const facts = areFactsValid ? computeFactsFromFiles(files) : undefined;
  if (!facts) return sortMistakes(mistakes);
  return sortMistakes([
    ...mistakes,
    ...files.flatMap((file) => FACT_RULES.flatMap((rule) => applyRule(rule, file, facts))),
    ...publishedStates.flatMap((state) => listUnversionedChangeMistakes(files, parseFiles(state))),
    ...listFormerNameMistakes(files, publishedFiles),
  ]);
}
