import { isoDate, longDate } from '../../../src/domain/time/dates.ts';
import {
  type CheckedFile,
  type Content,
  factsOf,
  filesOf,
  type Rule,
  ruleFor,
  type ValueOf,
  valueOf,
} from '../engine/content.ts';
import { type Mistake, mistakeOn, type Words } from '../engine/mistake.ts';
import { valueAt } from '../engine/values.ts';
import type { YamlSource } from '../engine/yaml-source.ts';
import { isDraft } from './draft.ts';
import { FIGURE } from './figures.ts';
import { versionFile, VERSIONS } from './version-files.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
const isAfter = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) > 0;

const STAYS = 'published versions stay in the list';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** The version in force is the newest of its list and applies from its day on; the text of each older one stays. */
export const versions: Rule = ruleFor('legal', (legal, at, { texts, today }, { slug }) => {
  const { version, effectiveDate, changes, typos = [] } = legal;
  const [newest] = changes.map((change) => `version ${change.version}`);
  const now = `it is ${isoDate(today)} today`;
  const isWrong = (from: Date) =>
    from.getTime() > today.getTime() + YEAR_MS || changes.some(({ date }) => date > from && date <= today);
  const day = `${now}, and a version applies within a year, from the day of its change on`;
  const dates = Object.entries({ changes, typos }).flatMap(([field, entries]) =>
    entries.map(({ date }, index) => date > today && at([field, index, 'date'], isoDate(date), now)),
  );
  const older = changes.slice(1).map((change, index) => {
    const { version: newer, date } = changes[index] ?? change;
    const path = ['changes', index + 1];
    const found = `version ${change.version} under ${newer}`;
    if (!isAfter(newer, change.version) || date < change.date)
      return at(path, found, 'the newest comes first');
    const file = versionFile(slug, change.version);
    const allowed = `its text stays readable: save /${slug}.md of the published site as ${file}`;
    const isThere = texts.some((text) => text.file === file);
    return !isThere && at(path, `no text of version ${change.version}`, allowed);
  });
  const filed = texts.flatMap(({ file }) =>
    file.startsWith(VERSIONS)
      ? (/\/([\w-]+)-version-(\d+)-(\d+)\.md$/.exec(file) ?? []).slice(1).join('.')
      : [],
  );
  const lost = filed
    .filter((one) => one.startsWith(`${slug}.`))
    .map((one) => one.slice(slug.length + 1))
    .filter((one) => changes.every((change) => change.version !== one))
    .map((one) => at(['changes'], `no entry for version ${one}`, STAYS));
  return [
    ...lost,
    newest !== `version ${version}` &&
      at(['version'], `version ${version}`, `the first entry under changes is ${newest}`),
    effectiveDate === undefined &&
      changes.length > 1 &&
      at(
        ['version'],
        `no effectiveDate beside version ${version}`,
        'only a first version may wait for its day',
      ),
    effectiveDate !== undefined &&
      isWrong(effectiveDate) &&
      at(['effectiveDate'], isoDate(effectiveDate), day),
    ...dates,
    ...older,
  ];
});

/** Who we are and how to reach us may change without a new version of every document. */
const isDetail = (fact: string) => fact.startsWith('company.') && fact !== 'company.reply';

/** Every document that is in order as its readers have it: with figures and tables, if both states have their facts. */
function printed(files: readonly CheckedFile[], hasFigures: boolean) {
  const facts = hasFigures ? factsOf(files) : undefined;
  const policies = facts && valueOf(files, 'policies');
  const tables: Readonly<Record<string, unknown>> = {
    ResponseTimes: facts && valueOf(files, 'plans')?.map(({ name, sla }) => [name, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
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

/** The top of a document in its next version. Its summary is refused as it is, so that no one forgets to write it. */
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

const NEEDED =
  'a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';

/** Published versions stay in the list; another text is another version, unless only its spelling is another. */
function documentMistakes(at: YamlSource['mistake'], now: Printed, before: Printed, today: Date) {
  const { version, effectiveDate, changes, typos = [] } = before.legal;
  const lost = changes.filter((change) => now.legal.changes.every((one) => one.version !== change.version));
  const mistakes: Mistake[] = lost.map((change) =>
    at(['changes'], `no entry for version ${change.version}`, STAYS),
  );
  const [is, was] = [now.words.join(' '), before.words.join(' ')];
  if (now.legal.effectiveDate === undefined)
    mistakes.push(
      at(['version'], 'no effectiveDate', `version ${version} was published with one, and stays in force`),
    );
  if (isAfter(now.legal.version, version) || is === was) return mistakes;
  const start = now.words.findIndex((word, index) => word !== before.words[index]);
  const shown = ({ words }: Printed) => `"${words.slice(start, start + 5).join(' ')}"`;
  const from = effectiveDate ? longDate(effectiveDate) : 'its first day';
  const found = `${shown(now)} where version ${version}, in force from ${from}, says ${shown(before)}`;
  const paste = nextVersion(version, today);
  if ((now.legal.typos ?? []).length <= typos.length)
    return [...mistakes, { ...at(['version'], found, NEEDED), paste }];
  if (binding(is) === binding(was)) return mistakes;
  return [
    ...mistakes,
    { ...at(['typos', 0], found, `a typo changes no figure, link or duty: ${NEEDED}`), paste },
  ];
}

/** What was published under a version stays so. */
export function changedDocuments(now: Content, before: Content): readonly Mistake[] {
  const hasFigures = factsOf(now.files) !== undefined && factsOf(before.files) !== undefined;
  const current = printed(now.files, hasFigures);
  const published = printed(
    before.files.filter((file) => !isDraft(file, before.files)),
    hasFigures,
  );
  const olderTexts = before.texts.filter(({ file }) => file.startsWith(VERSIONS));
  const isOther = (file: string, text: string) =>
    now.texts.some((one) => one.file === file && one.text !== text);
  const words: Words = ['another text than before', 'it stays as it was published: undo the change'];
  return [
    ...filesOf(now.files, 'legal').flatMap(({ slug, source }) => {
      const [mine, old] = [current.get(slug), published.get(slug)];
      return mine && old ? documentMistakes(source.mistake, mine, old, now.today) : [];
    }),
    ...olderTexts.flatMap(({ file, text }) => (isOther(file, text) ? mistakeOn(file, 1, words) : [])),
  ];
}

/** As they are written: what was published may not be what today's schema wants. */
const entriesOf = ({ files }: Content, list: 'catalogue' | 'addOns') =>
  filesOf(files, list).flatMap(({ source: { data } }) =>
    Array.isArray(data) ? (data as readonly { readonly id: string; readonly name: string }[]) : [],
  );

/** What was published under a name is still there under it, as long as it is there at all. */
export const publishedNames = (now: Content, before: Content): readonly Mistake[] => [
  ...(['catalogue', 'addOns'] as const).flatMap((list) =>
    entriesOf(now, list).flatMap(({ id, name }, index) => {
      const old = entriesOf(before, list).find((one) => one.name === name)?.id;
      // An id that is still in the list belongs to another entry now.
      if (old === undefined || entriesOf(now, list).some((one) => one.id === old)) return [];
      const allowed = `it was published as "${old}", which saved quotes, shared links and facts have`;
      return filesOf(now.files, list).map(({ source }) =>
        source.mistake([index, 'id'], `"${id}"`, allowed, old),
      );
    }),
  ),
  ...(['services', 'texts', 'legal'] as const).flatMap((folder) =>
    filesOf(now.files, folder).flatMap(({ source: { file, data } }, _, pages) => {
      const title = valueAt(data, ['title']) ?? file;
      const old = filesOf(before.files, folder).find((one) => valueAt(one.source.data, ['title']) === title);
      if (!old || pages.some(({ slug }) => slug === old.slug)) return [];
      const allowed = `the name is the address of a published page; rename it to ${old.source.file}`;
      return mistakeOn(file, 1, ['a new file name', allowed]);
    }),
  ),
];
