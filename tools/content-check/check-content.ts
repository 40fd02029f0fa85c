import {
  checkFiles,
  type Content,
  FACT_FILES,
  type FactRule,
  factsOf,
  type FileRule,
  type Rule,
} from './engine/content.ts';
import type { CheckedFile } from './engine/checked-file.ts';
import { inOrder, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { body } from './rules/body.ts';
import { counts, figures, identity } from './rules/figures.ts';
import { files } from './rules/files.ts';
import { lines } from './rules/lines.ts';
import { leadingFields, links, ourAddresses, textPages } from './rules/links.ts';
import { plans, repetitions, serviceOrder } from './rules/lists.ts';
import { newVersion } from './rules/new-version.ts';
import { plainText } from './rules/plain-text.ts';
import { publishedNames } from './rules/published-names.ts';
import { RANGES } from './rules/ranges.ts';
import { bareFacts, factsInBraces, factsInTags, jobsOfCatalogue, references } from './rules/references.ts';
import { currentVersion, history, versionTexts } from './rules/versions.ts';

const FILE_RULES: readonly FileRule[] = [plainText, repetitions, body];

const RULES: readonly Rule[] = [
  ...[files, plans, serviceOrder, ...RANGES],
  ...[references, jobsOfCatalogue, links, leadingFields, textPages, counts],
  ...[currentVersion, history, versionTexts],
];

const FACT_RULES: readonly FactRule[] = [
  factsInBraces,
  factsInTags,
  bareFacts,
  ourAddresses,
  figures,
  identity,
];

const known = new WeakMap<CheckedFile, readonly Mistake[]>();

/** What is wrong with a file by itself. What can be seen on a line is why its schema, or a rule, refuses the line. */
export function mistakesOf(file: CheckedFile): readonly Mistake[] {
  const before = known.get(file);
  if (before) return before;
  const mistakes: Mistake[] = [];
  for (const found of [lines(file), file.mistakes, ...FILE_RULES.map((rule) => rule(file))]) {
    const taken = new Set(mistakes.map(({ line }) => line));
    mistakes.push(...found.filter(({ line }) => !taken.has(line)));
  }
  known.set(file, mistakes);
  return mistakes;
}

/**
 * Every mistake in the content files, in their order. Legal documents are held against the published states, the
 * last one first, where there are any. What other files say is held against the facts only where the files that they come from are in order:
 * else one mistake in a price would seem to be many in the texts that name it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published: readonly (readonly ContentText[])[] = [],
): readonly Mistake[] {
  const content: Content = { texts, files: checkFiles(texts), today };
  const mistakes: Mistake[] = content.files.flatMap(mistakesOf);
  mistakes.push(...RULES.flatMap((rule) => rule(content)));
  const isSound = !mistakes.some(({ file }) => FACT_FILES.includes(file));
  const facts = isSound ? factsOf(content.files) : undefined;
  if (!facts) return inOrder(mistakes);
  mistakes.push(...FACT_RULES.flatMap((rule) => rule(content.files, facts)));
  for (const state of published) {
    const before: Content = { texts: state, files: checkFiles(state), today };
    mistakes.push(...newVersion(content, before));
    // The first state is the last one that was published; the others are of older documents.
    if (state === published[0]) mistakes.push(...publishedNames(content, before));
  }
  return inOrder(mistakes);
}
