import { isoDate, longDate } from '@site/rules/time/dates';
import {
  type CheckedFile,
  factsOf,
  filesOf,
  type Rule,
  ruleFor,
  type ValueOf,
  valueOf,
} from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import type { YamlSource } from '../engine/yaml-source.ts';
import { FIGURE } from './figures.ts';
import { isDraft, versionFile } from './legal-files.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
const isAfter = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) > 0;

const IN_FORCE = 'the version was published with its day, and stays in force';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** The version in force is the newest of its list and applies from its day on; the text of each older one stays. */
export const versions: Rule = ruleFor('legal', (legal, at, { texts, today }, { slug }) => {
  const { version, effectiveDate, changes } = legal;
  const [newest] = changes.map((change) => change.version);
  const now = `it is ${isoDate(today)} today`;
  const isWithinAYear = (from: Date) => from.getTime() <= today.getTime() + YEAR_MS;
  const older = changes.slice(1).map((change, index) => {
    const { version: newer, date } = changes[index] ?? change;
    const path = ['changes', index + 1];
    if (!isAfter(newer, change.version) || date < change.date)
      return at(path, `version ${change.version} under ${newer}`, 'the newest comes first');
    const file = versionFile(slug, change.version);
    const allowed = `its text stays readable: save /${slug}.md of the published site as ${file}`;
    return (
      !texts.some((text) => text.file === file) && at(path, `no text of version ${change.version}`, allowed)
    );
  });
  return [
    newest !== version &&
      at(['version'], `version ${version}`, `the first entry under changes is version ${newest}`),
    effectiveDate === undefined &&
      changes.length > 1 &&
      at(
        ['version'],
        `no effectiveDate beside version ${version}`,
        'only a first version may wait for its day',
      ),
    effectiveDate !== undefined &&
      !isWithinAYear(effectiveDate) &&
      at(['effectiveDate'], isoDate(effectiveDate), `${now}, and a version applies within a year`),
    effectiveDate !== undefined &&
      changes.some(({ date }) => date > effectiveDate) &&
      at(['effectiveDate'], isoDate(effectiveDate), 'no version applies before the day of its change'),
    ...older,
  ];
});

/** Who we are and how to reach us may change without a new version of every document. */
const isDetail = (fact: string) => fact.startsWith('company.') && fact !== 'company.reply';

type Files = readonly CheckedFile[];

/** Every document that is in order as its readers have it: with figures and tables, if both states have their facts. */
function printed(files: Files, hasFigures: boolean) {
  const facts = hasFigures ? factsOf(files) : undefined;
  const policies = facts && valueOf(files, 'policies');
  const tables: Readonly<Record<string, unknown>> = {
    ResponseTimes: facts && valueOf(files, 'plans')?.map(({ name, size, sla }) => [name, size, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
    BrowserStorage: policies?.storage,
  };
  const figure = (tag: string, block: string, name = '') =>
    block === 'Fact'
      ? isDetail(name)
        ? tag
        : (facts?.[name] ?? tag)
      : `${tag} ${JSON.stringify(tables[block] ?? '').replaceAll(/["{}[\],]+/g, ' ')}`;
  return new Map(
    filesOf(files, 'legal').flatMap(({ slug, value, body }) => {
      if (value === undefined || !body) return [];
      const legal = value as ValueOf<'legal'>;
      const settings = Object.entries(legal.writtenFor ?? {}).map(([name, words]) => `<${name} ${words}>`);
      const text =
        `${legal.title} ${legal.summary} ${settings.join(' ')} ${body.text.replaceAll(/\{\/\*[^]*?\*\/\}/g, '')}`
          .replaceAll(/<(\w+)(?: name="([^"]*)")? \/>/g, figure)
          .replaceAll(/\{(["'])(.*?)\1\}/g, '$2');
      return [[slug, { legal, words: text.trim().split(/\s+/) }] as const];
    }),
  );
}

type Printed = ReturnType<typeof printed> extends Map<string, infer One> ? One : never;

/** What binds in a text: figures, tags, links, and words that make or unmake a duty. */
const BINDING =
  /<[^>]+>|\]\([^)]*\)|\d+|\b(?:not?|never|none|only|must|may|shall|will|can|cannot|unless|except|or|and|if)\b/gi;
const binding = (text: string) => [...(text.match(FIGURE) ?? []), ...(text.match(BINDING) ?? [])].join(' ');

const NEEDED =
  'a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';

/** Published versions stay in the list; another text is another version, unless only its spelling is another. */
function documentMistakes(at: YamlSource['mistake'], now: Printed, before: Printed): readonly Mistake[] {
  const { version, effectiveDate, changes, typos = [] } = before.legal;
  const lost = changes
    .filter((change) => now.legal.changes.every((one) => one.version !== change.version))
    .map((change) => at(['changes'], `no entry for version ${change.version}`, 'published versions stay'));
  const dayless =
    now.legal.effectiveDate === undefined ? [at(['version'], 'no effectiveDate', IN_FORCE)] : [];
  const [is, was] = [now.words.join(' '), before.words.join(' ')];
  if (isAfter(now.legal.version, version) || is === was) return [...lost, ...dayless];
  const start = now.words.findIndex((word, index) => word !== before.words[index]);
  const shown = ({ words }: Printed) => `"${words.slice(start, start + 5).join(' ')}"`;
  const from = effectiveDate ? longDate(effectiveDate) : 'its first day';
  const found = `${shown(now)} where version ${version}, in force from ${from}, says ${shown(before)}`;
  const isNoted = (now.legal.typos ?? []).length > typos.length;
  if (isNoted && binding(is) === binding(was)) return [...lost, ...dayless];
  const other = isNoted
    ? at(['typos', 0], found, `a typo changes no figure, link or duty: ${NEEDED}`)
    : at(['version'], found, NEEDED);
  return [...lost, ...dayless, other];
}

/** What was published under a version stays so. */
export function changedDocuments(now: Files, before: Files): readonly Mistake[] {
  const hasFigures = factsOf(now) !== undefined && factsOf(before) !== undefined;
  const current = printed(now, hasFigures);
  const published = printed(
    before.filter((file) => !isDraft(file)),
    hasFigures,
  );
  return filesOf(now, 'legal').flatMap(({ slug, source }) => {
    const [mine, old] = [current.get(slug), published.get(slug)];
    return mine && old ? documentMistakes(source.mistake, mine, old) : [];
  });
}
