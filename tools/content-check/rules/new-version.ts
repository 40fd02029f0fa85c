import type { LegalBlock } from '../../../src/domain/content/legal-blocks.ts';
import { isoDate, longDate } from '../../../src/domain/time/dates.ts';
import type { CheckedFile } from '../engine/checked-file.ts';
import { type Content, factsOf, filesOf, valueOf, type ValueOf } from '../engine/content.ts';
import { figuresIn } from '../engine/figures.ts';
import { isDraft } from '../engine/marks.ts';
import { attributesOf, isTag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import type { YamlSource } from '../engine/yaml-source.ts';
import { isAfter, VERSIONS } from './versions.ts';

/** Who we are and how to reach us: these may change without a new version of every document. */
const DETAILS = new Set(
  [
    ...['name', 'legalName', 'email', 'phone', 'address', 'town', 'county', 'registration', 'founded'],
    ...['dataController', 'dataProcessor', 'hours'],
  ].map((name) => `company.${name}`),
);

/** The data that each block prints. */
function blockData(files: readonly CheckedFile[]): Readonly<Partial<Record<LegalBlock, unknown>>> {
  const policies = valueOf(files, 'policies');
  return {
    ResponseTimes: valueOf(files, 'plans')?.map(({ name, sla }) => [name, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
  };
}

/** A legal document as its readers have it: figures and tables in the place of their names. */
interface PrintedLegal {
  readonly legal: ValueOf<'legal'>;
  /** The text as it is written, without comments. */
  readonly text: string;
  /** The binding figures and tables that it names, in words. */
  readonly figures: ReadonlyMap<string, string>;
}

/** Every document that is in order, by its address; without figures where the facts are not. */
function printedLegal({ files }: Content): ReadonlyMap<string, PrintedLegal> {
  const facts = factsOf(files);
  const blocks = blockData(files);
  return new Map(
    filesOf(files, 'legal').flatMap(({ slug, value, body }) => {
      if (value === undefined || !body) return [];
      const legal = value as ValueOf<'legal'>;
      const figures = body.nodes.filter(isTag).flatMap((tag): (readonly [string, string])[] => {
        if (!facts) return [];
        if (tag.name !== 'Fact') return [[tag.name ?? '', JSON.stringify(blocks[tag.name as LegalBlock])]];
        const fact = String(attributesOf(tag).name);
        return DETAILS.has(fact) ? [] : [[fact, facts[fact] ?? '']];
      });
      const text = `${legal.title}\n${legal.summary}\n${body.text.replaceAll(/\{\/\*[^]*?\*\/\}/g, '')}`;
      return [[slug, { legal, text: text.replaceAll(/\s+/g, ' ').trim(), figures: new Map(figures) }]];
    }),
  );
}

const NEEDED =
  'a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';
const NOT_A_TYPO = 'a typo changes none, so this needs a new version and date with an entry under changes';

/** Words that make or unmake a duty: a correction of spelling does not touch them. */
const DUTY = /\b(?:not|no|never|none|only|must|may|shall|will|can|cannot|unless|except|or|and|if)\b/gi;

/** All in a text that binds: figures, facts, blocks, links and duties, in their order. */
const binding = (text: string) =>
  [
    ...figuresIn(text).map(({ unit, value }) => `${unit} ${value}`),
    ...(text.match(/<[^>]+>|\]\([^)]*\)|\d+/g) ?? []),
    ...(text.match(DUTY) ?? []),
  ].join(' ');

/** The first figure that reads otherwise than before, in words. */
function changedFigure(now: PrintedLegal, before: PrintedLegal): string | undefined {
  for (const [name, words] of now.figures) {
    const old = before.figures.get(name);
    if (old === undefined || old === words) continue;
    return /^[[{]/.test(words)
      ? `other figures in the table ${name}`
      : `"${words}" (${name}) where it said "${old}"`;
  }
  return undefined;
}

type At = YamlSource['mistake'];

/** A version that was published has a place in the list for ever, and the next one is not older. */
function historyMistakes(at: At, now: PrintedLegal, before: PrintedLegal): readonly Mistake[] {
  const [newest] = now.legal.changes;
  const [oldNewest] = before.legal.changes;
  const lost = before.legal.changes.filter(
    ({ version }) => !now.legal.changes.some((change) => change.version === version),
  );
  const mistakes = lost.map(({ version }) =>
    at(['changes'], `no entry for version ${version}`, 'published versions stay in the list'),
  );
  if (newest && oldNewest && newest.date < oldNewest.date) {
    const allowed = `version ${oldNewest.version} is of ${isoDate(oldNewest.date)} already`;
    mistakes.push(at(['changes', 0, 'date'], isoDate(newest.date), allowed));
  }
  return mistakes;
}

/** The top of a document in its next version. Its summary is refused as it stands, so that nobody forgets to write it. */
function nextVersion(version: string, today: Date): string {
  const [major = '1', minor = '0'] = version.split('.');
  const next = `"${major}.${Number(minor) + 1}"`;
  const day = isoDate(today);
  return `  In the place of the lines version, effectiveDate and changes, above the entries that are there:

version: ${next}
effectiveDate: ${day}
changes:
  - version: ${next}
    date: ${day}
    summary: "TODO: what changed, in a sentence for clients."
`;
}

/** Another text under the same version, unless only its spelling is another and the list of typos says so. */
function textMistakes(at: At, now: PrintedLegal, before: PrintedLegal, today: Date): readonly Mistake[] {
  const figure = changedFigure(now, before);
  if (isAfter(now.legal.version, before.legal.version)) return [];
  if (figure === undefined && now.text === before.text) return [];
  const { version, effectiveDate, typos = [] } = before.legal;
  if ((now.legal.typos ?? []).length <= typos.length) {
    const found =
      figure ?? `a text other than that of version ${version}, in force from ${longDate(effectiveDate)}`;
    return [{ ...at(['version'], found, NEEDED), paste: nextVersion(version, today) }];
  }
  if (figure === undefined && binding(now.text) === binding(before.text)) return [];
  const found = figure ?? 'a change to a figure, a link or a duty';
  return [{ ...at(['typos', 0], found, NOT_A_TYPO), paste: nextVersion(version, today) }];
}

/** What orders of an earlier time were made under. */
const changedVersions = (now: Content, before: Content): readonly Mistake[] =>
  before.texts
    .filter(
      ({ file, text }) =>
        file.startsWith(VERSIONS) && now.texts.some((one) => one.file === file && one.text !== text),
    )
    .map(({ file }) => ({
      file,
      line: 1,
      found: 'another text than before',
      allowed: 'it is kept as it was published: undo the change',
    }));

/** What was published under a version stays so: another text, or other figures in it, is another version. */
export function newVersion(now: Content, before: Content): readonly Mistake[] {
  const current = printedLegal(now);
  const published = printedLegal({
    ...before,
    files: before.files.filter((file) => !isDraft(file, before.files)),
  });
  const ofDocuments = filesOf(now.files, 'legal').flatMap(({ slug, source }) => {
    const [mine, old] = [current.get(slug), published.get(slug)];
    return mine && old
      ? [...historyMistakes(source.mistake, mine, old), ...textMistakes(source.mistake, mine, old, now.today)]
      : [];
  });
  return [...ofDocuments, ...changedVersions(now, before)];
}
