import { isoDate, longDate } from '../../../src/domain/time/dates.ts';
import { type CheckedFile, filesOf } from '../checked-content.ts';
import { type Content, mistakeAt } from '../content.ts';
import { figuresIn } from '../figures.ts';
import type { Mistake } from '../mistake.ts';
import { said, type Said } from '../said.ts';
import { isAfter } from './versions.ts';

const NEEDED =
  'a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';

/** Words that make or unmake a duty: a correction of spelling does not touch them. */
const DUTY = /\b(?:not|no|never|none|only|must|may|shall|will|can|cannot|unless|except|or|and|if)\b/gi;

/** All in a text that binds: figures, facts, blocks, links and duties, in their order. */
const binding = (text: string) =>
  [
    ...figuresIn(text).map(({ value }) => value),
    ...(text.match(/<[^>]+>|\]\([^)]*\)|\d+/g) ?? []),
    ...(text.match(DUTY) ?? []),
  ].join(' ');

const nextMinor = (version: string) => {
  const [major = '1', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}`;
};

/** The first figure that reads otherwise than before, in words. */
function changedFigure(now: Said, before: Said): string | undefined {
  for (const [name, words] of now.figures) {
    const old = before.figures.get(name);
    if (old === undefined || old === words) continue;
    return /^[[{]/.test(words)
      ? `other figures in the table ${name}`
      : `"${words}" (${name}) where it said "${old}"`;
  }
  return undefined;
}

function judge({ source }: CheckedFile, now: Said, before: Said): readonly Mistake[] {
  const figure = changedFigure(now, before);
  const sameText = now.text === before.text;
  const [newest] = now.legal.changes;
  const [oldest] = before.legal.changes;
  const lost = before.legal.changes.filter(
    ({ version }) => !now.legal.changes.some((change) => change.version === version),
  );
  const mistakes = lost.map(({ version }) =>
    mistakeAt(source, ['changes'], {
      found: `no entry for version ${version}`,
      allowed: 'published versions stay in the list',
    }),
  );
  if (isAfter(now.legal.version, before.legal.version)) {
    if (newest && oldest && newest.date < oldest.date) {
      mistakes.push(
        mistakeAt(source, ['changes', 0, 'date'], {
          found: isoDate(newest.date),
          allowed: `version ${oldest.version} is of ${isoDate(oldest.date)} already`,
        }),
      );
    }
    return mistakes;
  }
  if (figure === undefined && sameText) return mistakes;
  const known = (before.legal.typos ?? []).length;
  const isTypo = (now.legal.typos ?? []).length > known;
  if (isTypo && figure === undefined && binding(now.text) === binding(before.text)) return mistakes;
  const { version, effectiveDate } = before.legal;
  const found =
    figure ?? `a text other than that of version ${version}, in force from ${longDate(effectiveDate)}`;
  return [
    ...mistakes,
    isTypo
      ? mistakeAt(source, ['typos', 0], {
          found: figure ?? 'a change to a figure, a link or a duty',
          allowed: 'a typo changes none, so this needs a new version and date with an entry under changes',
        })
      : mistakeAt(source, ['version'], { found, allowed: NEEDED, write: `"${nextMinor(version)}"` }),
  ];
}

/** What was published under a version stays so: another text, or other figures in it, is another version. */
export function newVersion(now: Content, before: Content): readonly Mistake[] {
  const { facts } = now;
  const oldFacts = before.facts;
  // A figure that only stands in for one beyond guessing would seem to be changed everywhere.
  if (!facts || !oldFacts || !now.files.every(({ name, sure }) => name === 'legal' || sure)) return [];
  return filesOf(now.files, 'legal').flatMap((file) => {
    if (!file.sure) return [];
    const old = filesOf(before.files, 'legal').find(({ slug }) => slug === file.slug);
    const current = said(file, now.files, facts);
    const published = old && said(old, before.files, oldFacts);
    return current && published ? judge(file, current, published) : [];
  });
}
