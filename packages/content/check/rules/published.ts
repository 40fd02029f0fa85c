import { daysInForce } from '@site/rules/legal/versions';
import { DAY_MS, kenyaDay } from '@site/rules/time/dates';
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
import { FIGURE, spelt } from './figures.ts';
import { versionFile } from './legal-files.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
const isAfter = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) > 0;

/** The newest version comes first, each applies from a day of its own, and the text of each older one stays. */
export const versions: Rule = ruleFor('legal', ({ changes }, at, { texts, today }, { slug }) => {
  const nowMs = today.getTime();
  return changes.flatMap(({ version, date, effectiveDate = date }, index) => {
    const path = ['changes', index];
    const day = [...path, 'effectiveDate'];
    const newer = changes[index - 1];
    const file = versionFile(slug, version);
    const isMisplaced = newer !== undefined && (!isAfter(newer.version, version) || newer.date < date);
    const allowed = `its text stays readable: save /${slug}.md of the published site as ${file}`;
    return [
      isMisplaced && at(path, `version ${version} under ${newer.version}`, 'the newest comes first'),
      newer !== undefined &&
        !isMisplaced &&
        !texts.some((text) => text.file === file) &&
        at(path, `no text of version ${version}`, allowed),
      changes.length > 1 &&
        changes[index]?.effectiveDate === undefined &&
        at(path, 'no effectiveDate', 'only a first version may wait for its day'),
      effectiveDate > kenyaDay(nowMs + 366 * DAY_MS) &&
        at(day, effectiveDate, `it is ${kenyaDay(nowMs)} today, and a version applies within a year`),
      effectiveDate < date && at(day, effectiveDate, 'no version applies before the day of its change'),
    ];
  });
});

/** Who we are and how to reach us may change without a new version of every document. */
const DETAIL = /^company\.(?!reply$)/;

type Files = readonly CheckedFile[];

type Printed = ValueOf<'legal'> & { readonly words: readonly string[] };

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
  const figure = (tag: string, block: string, name = '') => {
    if (block === 'Fact') return (DETAIL.test(name) ? undefined : facts?.[name]) ?? tag;
    return `${tag} ${JSON.stringify(tables[block] ?? '').replaceAll(/["{}[\],]+/g, ' ')}`;
  };
  return new Map(
    filesOf(files, 'legal').flatMap(({ slug, value, body }) => {
      if (value === undefined || !body) return [];
      const legal = value as ValueOf<'legal'>;
      const settings = Object.entries(legal.writtenFor ?? {}).map(([name, words]) => `<${name} ${words}>`);
      const text =
        `${legal.title} ${legal.summary} ${settings.join(' ')} ${body.text.replaceAll(/\{\/\*[^]*?\*\/\}/g, '')}`
          .replaceAll(/<(\w+)(?: name="([^"]*)")? \/>/g, figure)
          .replaceAll(/\{(["'])(.*?)\1\}/g, '$2');
      return [[slug, { ...legal, words: text.trim().split(/\s+/) }] as const];
    }),
  );
}

/** What binds in a text: figures, tags, links, and words that make or unmake a duty. */
const BINDING = new RegExp(
  `${FIGURE}|<[^>]+>|\\]\\([^)]*\\)|\\d+|\\b(?:not?|never|none|only|must|may|shall|will|can|cannot|unless|except|or|and|if)\\b`,
  'gi',
);
const binding = (text: string) => spelt(text).match(BINDING)?.join(' ');

const NEEDED =
  'a changed document has a new version: an entry with its days under changes (or, where only its spelling was corrected, an entry under typos)';

type Change = ValueOf<'legal'>['changes'][number];

const entryOf = ({ version, date, effectiveDate }: Change) => [version, date, effectiveDate].join(' ');

/** Published versions stay in the list; another text is another version, unless only its spelling is another. */
function documentMistakes(at: YamlSource['mistake'], now: Printed, before: Printed): readonly Mistake[] {
  const { changes } = before;
  const named = (change: Change) => `version ${change.version}, ${daysInForce(changes, change)}`;
  const entries = new Set(now.changes.map(entryOf));
  const lost = changes
    .filter((change) => !entries.has(entryOf(change)))
    .map((change) =>
      at(['changes'], `no entry for ${named(change)}`, 'published versions stay, with their days'),
    );
  const [[newest], [published]] = [now.changes, changes];
  const [is, was] = [now.words.join(' '), before.words.join(' ')];
  if (!newest || !published || isAfter(newest.version, published.version) || is === was) return lost;
  const start = now.words.findIndex((word, index) => word !== before.words[index]);
  const shown = ({ words }: Printed) => `"${words.slice(start, start + 5).join(' ')}"`;
  const found = `${shown(now)} where ${named(published)}, says ${shown(before)}`;
  const isNoted = (now.typos?.length ?? 0) > (before.typos?.length ?? 0);
  if (!isNoted) return [...lost, at(['changes', 0], found, NEEDED)];
  const isTypo = binding(is) === binding(was);
  return isTypo
    ? lost
    : [...lost, at(['typos', 0], found, `a typo changes no figure, link or duty: ${NEEDED}`)];
}

/** What was published under a version stays so. */
export function changedDocuments(now: Files, before: Files): readonly Mistake[] {
  const hasFigures = factsOf(now) !== undefined && factsOf(before) !== undefined;
  const current = printed(now, hasFigures);
  const published = printed(before, hasFigures);
  return filesOf(now, 'legal').flatMap(({ slug, source }) => {
    const [mine, old] = [current.get(slug), published.get(slug)];
    return mine && old?.changes[0]?.effectiveDate ? documentMistakes(source.mistake, mine, old) : [];
  });
}
