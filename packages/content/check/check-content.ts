import {
  type CheckedFile,
  checkFiles,
  type Content,
  FACT_FILES,
  factsOf,
  mistakesBy,
  type Rule,
} from './engine/content.ts';
import type { Facts } from '../facts/facts.ts';
import { inOrder, type Mistake } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { colours } from './rules/colours.ts';
import { documents } from './rules/documents.ts';
import { figures } from './rules/figures.ts';
import { marks, repetitions } from './rules/lists.ts';
import { plans, yearsInBusiness } from './rules/numbers.ts';
import { changedDocuments, versions } from './rules/published.ts';
import { factsNamed, missingAndUnreadFiles, REFERENCE_RULES } from './rules/references.ts';
import { settingsRecorded } from './rules/settings.ts';
import { lines, plainText } from './rules/text.ts';

const FILE_RULES: readonly Rule[] = [plainText, repetitions, documents];

const CONTENT_RULES: readonly Rule<Content>[] = [
  plans,
  yearsInBusiness,
  marks,
  colours,
  ...REFERENCE_RULES,
  versions,
  settingsRecorded,
];

const FACT_RULES: readonly Rule<Facts>[] = [factsNamed, figures];

/** Lists the mistakes of a file by itself. If several rules refuse a line, only the first is reported. */
function ownMistakes(file: CheckedFile): readonly Mistake[] {
  const byRule = [
    mistakesBy(lines, file, undefined),
    file.mistakes,
    ...FILE_RULES.map((rule) => mistakesBy(rule, file, undefined)),
  ];
  return byRule.reduce((before, mistakes) => {
    const refused = new Set(before.map(({ line }) => line));
    return [...before, ...mistakes.filter(({ line }) => !refused.has(line))];
  });
}

/** Checks one text by itself, for a form in which it is being written. */
export const checkText = (text: ContentText): readonly Mistake[] => checkFiles([text]).flatMap(ownMistakes);

/**
 * Lists every mistake in the content files, in order. Legal documents are compared with the published states,
 * if there are any. Texts are compared with the facts only if the files of the facts have no mistake:
 * otherwise one wrong price would look like a mistake in each text that names it.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published: readonly (readonly ContentText[])[] = [],
): readonly Mistake[] {
  const files = checkFiles(texts);
  const content: Content = { texts, files, today };
  const mistakes = [
    ...missingAndUnreadFiles(texts),
    ...files.flatMap((file) => [
      ...ownMistakes(file),
      ...CONTENT_RULES.flatMap((rule) => mistakesBy(rule, file, content)),
    ]),
  ];
  const wrong = new Set(mistakes.map(({ file }) => file));
  const hasSoundFacts = !files.some(({ name, source }) => FACT_FILES.has(name) && wrong.has(source.file));
  const facts = hasSoundFacts ? factsOf(files) : undefined;
  if (!facts) return inOrder(mistakes);
  return inOrder([
    ...mistakes,
    ...files.flatMap((file) => FACT_RULES.flatMap((rule) => mistakesBy(rule, file, facts))),
    ...published.flatMap((state) => changedDocuments(files, checkFiles(state))),
  ]);
}
