import { daysInForce } from '@site/rules/legal/versions';
import { DAY_MS, kenyaDay } from '@site/rules/time/dates';
import {
  type CheckedFile,
  type EntryData,
  factsOf,
  filesOf,
  mistakesBy,
  type Rule,
  ruleFor,
  valueOf,
} from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { versionFile } from './legal-files.ts';

/** Compares versions by their numbers: 1.10 comes after 1.9. */
const isAfter = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) > 0;

/** The newest version comes first, each applies from its own day, and the text of each older one is kept. */
export const versions = ruleFor('legal', ({ changes }, report, { texts, today }, { slug }) => {
  const nowMs = today.getTime();
  for (const [index, change] of changes.entries()) {
    const { version, date, effectiveDate = date } = change;
    const path = ['changes', index];
    const dayPath = [...path, 'effectiveDate'];
    const newer = changes[index - 1];
    const file = versionFile(slug, version);
    if (newer && (!isAfter(newer.version, version) || newer.date < date))
      report(path, {
        found: `version ${version} under ${newer.version}`,
        allowed: 'the newest comes first',
      });
    else if (newer && !texts.some((text) => text.file === file))
      report(path, {
        found: `no text of version ${version}`,
        allowed: `its text stays readable: save /${slug}.md of the published site as ${file}`,
      });
    if (changes.length > 1 && change.effectiveDate === undefined)
      report(path, { found: 'no effectiveDate', allowed: 'only a first version may wait for its day' });
    if (effectiveDate > kenyaDay(nowMs + 366 * DAY_MS))
      report(dayPath, {
        found: effectiveDate,
        allowed: `it is ${kenyaDay(nowMs)} today, and a version applies within a year`,
      });
    if (effectiveDate < date)
      report(dayPath, {
        found: effectiveDate,
        allowed: 'no version applies before the day of its change',
      });
  }
});

type Files = readonly CheckedFile[];
type Legal = EntryData<'legal'>;

/** A document as its readers have it. */
interface Printed extends Legal {
  readonly words: readonly string[];
}

/** Details of the company may change without a new version of every document. */
const DETAIL = /^company\.(?!reply$)/;

const REMARK = /\{\/\*[^]*?\*\/\}/g;
const TAG = /<(\w+)(?: name="([^"]*)")? \/>/g;
const QUOTED = /\{(["'])(.*?)\1\}/g;

/** Prints a tag with the figure or the table that it stands for; without it if the facts are unknown. */
function tagPrinter(files: Files, hasFacts: boolean) {
  const facts = hasFacts ? factsOf(files) : undefined;
  const policies = facts && valueOf(files, 'policies');
  const tables: Readonly<Record<string, unknown>> = {
    ResponseTimes: facts && valueOf(files, 'plans')?.map(({ name, size, sla }) => [name, size, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
    BrowserStorage: policies?.storage,
  };
  return (tag: string, block: string, name = '') => {
    if (block === 'Fact') return (DETAIL.test(name) ? undefined : facts?.[name]) ?? tag;
    const table = JSON.stringify(tables[block] ?? '').replaceAll(/["{}[\],]+/g, ' ');
    return `${tag} ${table}`;
  };
}

function printedText({ title, summary, writtenFor = {} }: Legal, body: string) {
  const settings = Object.entries(writtenFor).map(([name, words]) => `<${name} ${words}>`);
  return [title, summary, ...settings, body.replaceAll(REMARK, '')].join(' ');
}

/** Prints the documents that have no mistakes, by their addresses. */
function printed(files: Files, hasFacts: boolean): ReadonlyMap<string, Printed> {
  const printTag = tagPrinter(files, hasFacts);
  const documents = new Map<string, Printed>();
  for (const { slug, value, body } of filesOf(files, 'legal')) {
    if (value === undefined || !body) continue;
    const legal = value as Legal;
    const text = printedText(legal, body.text).replaceAll(TAG, printTag).replaceAll(QUOTED, '$2');
    documents.set(slug, { ...legal, words: text.trim().split(/\s+/) });
  }
  return documents;
}

/** What a correction of the spelling leaves: figures, tags and links. */
const kept = (word: string) => word.match(/\d+|[<=%$€£].*|\]\(.*/g)?.join(' ');

const lettersOf = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\]\(.*|[^\p{L}]/gu, '');

/** Two words of which one has another letter or two in one place, and not at the beginning. */
const NEAR = /^(.+).{0,2}(.*) \1.{0,2}\2$/;

/** A misspelt word is used nowhere else. */
function isSpelling(word = '', before = '', used: ReadonlySet<string>): boolean {
  const [now, old] = [lettersOf(word), lettersOf(before)];
  if (kept(word) !== kept(before)) return false;
  return now === old || (!used.has(old) && NEAR.test(`${old} ${now}`));
}

const NEEDED =
  'a changed document needs a new version, or a correction where only its spelling changed: ' +
  'choose one under Version, or in the file add an entry under changes or typos';

type Change = Legal['changes'][number];

const dated = ({ version, date, effectiveDate }: Change) => [version, date, effectiveDate].join(' ');

interface States {
  readonly now: ReadonlyMap<string, Printed>;
  readonly before: ReadonlyMap<string, Printed>;
}

/**
 * Published versions stay in the list. Another text needs another version, unless only its spelling differs.
 */
const publishedStays: Rule<States> = ({ slug }, report, states) => {
  const now = states.now.get(slug);
  const before = states.before.get(slug);
  const [newest] = now?.changes ?? [];
  const [published] = before?.changes ?? [];
  if (!now || !before || !newest || !published?.effectiveDate) return;
  const named = (change: Change) => `version ${change.version}, ${daysInForce(before.changes, change)}`;
  const entries = now.changes.map(dated);
  for (const change of before.changes)
    if (!entries.includes(dated(change)))
      report(['changes'], {
        found: `no entry for ${named(change)}`,
        allowed: 'published versions stay, with their days',
      });
  if (isAfter(newest.version, published.version)) return;
  const hasNewTypo = (now.typos?.length ?? 0) > (before.typos?.length ?? 0);
  const isCorrection = hasNewTypo && now.words.length === before.words.length;
  const documents = isCorrection ? [...states.now.values()] : [];
  const used = new Set(documents.flatMap(({ words }) => words.map(lettersOf)));
  const isSame = (word?: string, old?: string) =>
    word === old || (isCorrection && isSpelling(word, old, used));
  const longer = now.words.length > before.words.length ? now : before;
  const start = longer.words.findIndex((_, index) => !isSame(now.words[index], before.words[index]));
  if (start < 0) return;
  const shown = ({ words }: Printed) => `"${words.slice(start, start + 5).join(' ')}"`;
  const found = `${shown(now)} where ${named(published)}, says ${shown(before)}`;
  if (hasNewTypo)
    report(['typos', 0], {
      found,
      allowed: `a correction changes a letter or two of a word that is used nowhere else: ${NEEDED}`,
    });
  else report(['changes', 0], { found, allowed: NEEDED });
};

/** Reports documents that differ from their published text without saying so. */
export function changedDocuments(now: Files, before: Files): readonly Mistake[] {
  const hasFacts = factsOf(now) !== undefined && factsOf(before) !== undefined;
  const states = { now: printed(now, hasFacts), before: printed(before, hasFacts) };
  return filesOf(now, 'legal').flatMap((file) => mistakesBy(publishedStays, file, states));
}
