import { checkFiles, type CheckedFile } from './engine/checked-content.ts';
import {
  type Content,
  FACT_FILES,
  type FactRule,
  factsOf,
  type FileRule,
  type Rule,
} from './engine/content.ts';
import { withCorrections } from './engine/corrected-line.ts';
import { inOrder, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { body } from './rules/body.ts';
import { characters } from './rules/characters.ts';
import { counts } from './rules/counts.ts';
import { figures } from './rules/figures.ts';
import { files } from './rules/files.ts';
import { identity } from './rules/identity.ts';
import { links } from './rules/links.ts';
import { plans, repetitions, serviceOrder } from './rules/lists.ts';
import { newVersion } from './rules/new-version.ts';
import { plainText } from './rules/plain-text.ts';
import { publishedNames } from './rules/published-names.ts';
import { officeHours, planSteps, priceRows, refundBands, refundFigures } from './rules/ranges.ts';
import { addOnsOfServices, factsInBraces, factsInTags, servicesOnHome } from './rules/references.ts';
import { scalars } from './rules/scalars.ts';
import { versions } from './rules/versions.ts';
import { years } from './rules/years.ts';

const FILE_RULES: readonly FileRule[] = [characters, scalars, plainText, repetitions, body];

const RULES: readonly Rule[] = [
  ...[files, plans, serviceOrder, planSteps, priceRows, refundBands, refundFigures, officeHours, years],
  ...[addOnsOfServices, servicesOnHome, links, counts, versions],
];

const FACT_RULES: readonly FactRule[] = [factsInBraces, factsInTags, figures, identity];

/** What is wrong with a file by itself. What a rule says of a line that its schema refuses can wait. */
function findMistakes(file: CheckedFile): readonly Mistake[] {
  if (!file.isReadable) return file.mistakes;
  const refused = new Set(file.mistakes.map(({ line }) => line));
  const byRules = FILE_RULES.flatMap((rule) => rule(file)).filter(({ line }) => !refused.has(line));
  return [...file.mistakes, ...byRules];
}

const found = new WeakMap<CheckedFile, readonly Mistake[]>();

/** An unchanged file is the same object, and need not be looked at again. */
function mistakesOf(file: CheckedFile): readonly Mistake[] {
  const mistakes = found.get(file) ?? findMistakes(file);
  found.set(file, mistakes);
  return mistakes;
}

/**
 * Every mistake in the content files, in their order. Legal documents are held against the published state, where
 * there is one. What other files say is held against the facts only where the files that they come from are in order:
 * else one mistake in a price would seem to be many in the texts that name it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published?: readonly ContentText[],
): readonly Mistake[] {
  const content: Content = { texts, files: checkFiles(texts), today };
  const mistakes = [...content.files.flatMap(mistakesOf), ...RULES.flatMap((rule) => rule(content))];
  const factFiles = content.files.filter(({ name }) => FACT_FILES.includes(name));
  const facts = factFiles.some(({ source }) => mistakes.some(({ file }) => file === source.file))
    ? undefined
    : factsOf(content.files);
  if (facts) mistakes.push(...FACT_RULES.flatMap((rule) => rule({ ...content, facts })));
  if (facts && published) {
    const before: Content = { texts: published, files: checkFiles(published), today };
    mistakes.push(...newVersion(content, before), ...publishedNames(content, before));
  }
  return inOrder(withCorrections(mistakes, texts));
}
