import { checkFiles } from './checked-content.ts';
import { type Content, factsOf, type Rule } from './content.ts';
import { inOrder, type Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { body } from './rules/body.ts';
import { characters } from './rules/characters.ts';
import { counts } from './rules/counts.ts';
import { figures } from './rules/figures.ts';
import { files } from './rules/files.ts';
import { identity } from './rules/identity.ts';
import { links } from './rules/links.ts';
import { keptNames } from './rules/kept-names.ts';
import { lists } from './rules/lists.ts';
import { newVersion } from './rules/new-version.ts';
import { plainText } from './rules/plain-text.ts';
import { ranges } from './rules/ranges.ts';
import { references } from './rules/references.ts';
import { scalars } from './rules/scalars.ts';
import { versions } from './rules/versions.ts';
import { years } from './rules/years.ts';

const RULES: readonly Rule[] = [
  files,
  characters,
  scalars,
  plainText,
  lists,
  ranges,
  years,
  references,
  body,
  links,
  figures,
  identity,
  counts,
  versions,
];

function contentOf(texts: readonly ContentText[], today: Date): Content {
  const files = checkFiles(texts);
  return { texts, files, facts: factsOf(files), today };
}

/**
 * Every mistake in the content files, in their order. Legal documents are held against the published state, where
 * there is one.
 */
export function checkContent(
  texts: readonly ContentText[],
  today: Date,
  published?: readonly ContentText[],
): readonly Mistake[] {
  const content = contentOf(texts, today);
  const mistakes = content.files.flatMap((file) => file.mistakes);
  // What is wrong with a field by itself comes first; what rules make of it can wait until that is mended.
  const plain = new Set(
    mistakes.filter(({ field }) => field !== undefined).map(({ file, line }) => `${file}:${line}`),
  );
  const told = RULES.flatMap((rule) => rule(content)).filter(
    ({ file, line }) => !plain.has(`${file}:${line}`),
  );
  // Nobody is told of mistakes in what was published: they cannot be mended there.
  const before = published && contentOf(published, today);
  const since = before ? [...newVersion(content, before), ...keptNames(content, before)] : [];
  return inOrder([...mistakes, ...told, ...since]);
}
