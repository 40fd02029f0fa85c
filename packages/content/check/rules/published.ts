import { describeDaysInForce } from '@site/rules/legal/versions';
import { addDays, getKenyaDay } from '@site/rules/time/dates';
import {
  type ParsedFile,
  type EntryData,
  computeFactsFromFiles,
  selectFiles,
  applyRule,
  listPassages,
  KINDS_WITHOUT_PROSE,
  type Rule,
  createRule,
  getFileData,
} from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { getVersionFile } from './legal-files.ts';
import messages from './messages.json' with { type: 'json' };

/** Compares versions by their numbers: 1.10 comes after 1.9. */
const isNewerVersion = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Reports versions that are out of order or have impossible days, and older versions whose text is missing.
 */
export const checkVersions = createRule('legal', ({ changes }, report, { texts, today }, { slug }) => {
  const currentDay = getKenyaDay(today.getTime());
  for (const [index, change] of changes.entries()) {
    const { version, date, effectiveDate = date } = change;
    const changePath = ['changes', index];
    const dayPath = [...changePath, change.effectiveDate ? 'effectiveDate' : 'date'];
    const newerChange = changes[index - 1];
    const file = getVersionFile(slug, version);
    if (newerChange && (!isNewerVersion(newerChange.version, version) || newerChange.date < date))
      report(changePath, {
        found: `version ${version} under ${newerChange.version}`,
        hint: messages.newestFirst,
      });
    else if (newerChange && !texts.some((contentText) => contentText.file === file))
      report(changePath, {
        found: `no text of version ${version}`,
        hint: `its text stays readable: save /${slug}.md of the published site as ${file}`,
      });
    if (changes.length > 1 && change.effectiveDate === undefined)
      report(changePath, { found: 'no effectiveDate', hint: messages.effectiveDate });
    if (effectiveDate > addDays(currentDay, 366))
      report(dayPath, {
        found: effectiveDate,
        hint: `it is ${currentDay} today, and a version applies within a year`,
      });
    if (effectiveDate < date)
      report(dayPath, {
        found: effectiveDate,
        hint: messages.earlyDay,
      });
  }
});

type Files = readonly ParsedFile[];
type Legal = EntryData<'legal'>;

/** A document as readers see it. */
interface RenderedDocument extends Legal {
  readonly words: readonly string[];
}

/** Matches facts about the company that may change without a new version of every document. */
const COMPANY_DETAIL_PATTERN = /^company\.(?!reply$)/;

// These patterns match {/* a comment */}, a tag such as <Fact name="refund.reply" /> or <ResponseTimes />,
// and {'a string'}.
const COMMENT_PATTERN = /\{\/\*[^]*?\*\/\}/g;
const TAG_PATTERN = /<(\w+)(?: name="([^"]*)")? \/>/g;
const QUOTED_STRING_PATTERN = /\{(["'])(.*?)\1\}/g;

/** Returns a function that replaces a tag with its figure, and adds the data of a table to its tag. */
function createTagRenderer(files: Files) {
  const facts = computeFactsFromFiles(files) ?? {};
  const policies = getFileData(files, 'policies');
  const tables: Readonly<Record<string, unknown>> = {
    ResponseTimes: getFileData(files, 'plans')?.map(({ name, size, sla }) => [name, size, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
    BrowserStorage: policies?.storage,
  };
  return (tag: string, block: string, name = '') => {
    if (block === 'Fact') return COMPANY_DETAIL_PATTERN.test(name) ? tag : (facts[name] ?? `{${name}}`);
    const table = JSON.stringify(tables[block] ?? '').replaceAll(/["{}[\]:,]+/g, ' ');
    return `${tag} ${table}`;
  };
}

/** Joins the parts of a document that must not change without a new version. */
function renderText({ title, summary, writtenFor = {} }: Legal, body: string) {
  const settings = Object.entries(writtenFor).map(([name, value]) => `<${name} ${value}>`);
  return [title, summary, ...settings, body.replaceAll(COMMENT_PATTERN, '')].join(' ');
}

/**
 * Renders the documents that have no mistakes, by slug. If the published content has no facts, leaves the
 * tags of both states as they are, so that the states can still be compared.
 */
function renderDocuments(files: Files, hasFacts: boolean) {
  const renderTag = hasFacts ? createTagRenderer(files) : (tag: string) => tag;
  const documents = new Map<string, RenderedDocument>();
  for (const { slug, data, body } of selectFiles(files, 'legal')) {
    if (data === undefined || !body) continue;
    const legal = data as Legal;
    const text = renderText(legal, body.text)
      .replaceAll(TAG_PATTERN, renderTag)
      .replaceAll(QUOTED_STRING_PATTERN, '$2');
    documents.set(slug, { ...legal, words: text.trim().split(/\s+/) });
  }
  return documents;
}

/** Reports a new notice that is over already: its year is probably mistyped. */
export const checkNewNotices = createRule('notices', ({ notices }, report, { publishedFiles, today }) => {
  const [published] = selectFiles(publishedFiles, 'notices');
  for (const [index, { until }] of notices.entries())
    if (until < getKenyaDay(today.getTime()) && published?.text.includes(until) === false)
      report(['notices', index, 'until'], { found: until, hint: messages.pastNotice });
});

/** Joins the parts of a word that a spelling correction must not change: figures, tags and links. */
const joinProtectedParts = (word: string) => word.match(/\d+|[<=%$€£].*|\]\(.*/g)?.join(' ');

/** Returns the letters of a word in lower case, without accents. */
const getPlainLetters = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\]\(.*|[^\p{L}]/gu, '');

/**
 * Returns whether two words are equal or differ by one or two letters in one place, and not at the beginning.
 */
export const isSimilarWord = (word: string, other: string) =>
  // The first letters are compared first, because the pattern alone took half the time of the check.
  other.startsWith(word.charAt(0)) && /^(.+).{0,2}(.*) \1.{0,2}\2$/.test(`${word} ${other}`);

/**
 * Returns whether a new word only corrects the spelling of the old one. A word counts as misspelt only if no
 * document still uses it.
 */
function isSpellingCorrection(newWord = '', oldWord = '', usedWords: ReadonlySet<string>) {
  const newLetters = getPlainLetters(newWord);
  const oldLetters = getPlainLetters(oldWord);
  if (joinProtectedParts(newWord) !== joinProtectedParts(oldWord)) return false;
  return newLetters === oldLetters || (!usedWords.has(oldLetters) && isSimilarWord(oldLetters, newLetters));
}

type Change = Legal['changes'][number];

const formatChange = ({ version, date, effectiveDate }: Change) => [version, date, effectiveDate].join(' ');

interface States {
  readonly current: ReadonlyMap<string, RenderedDocument>;
  readonly published: ReadonlyMap<string, RenderedDocument>;
}

/**
 * Reports published versions that are missing now, and documents that changed without a new version. A
 * correction of spelling needs no new version.
 */
const checkPublishedVersions: Rule<States> = ({ slug }, report, states) => {
  const currentDocument = states.current.get(slug);
  const publishedDocument = states.published.get(slug);
  const [newest] = currentDocument?.changes ?? [];
  const [newestPublished] = publishedDocument?.changes ?? [];
  // A draft, which has no effective date, may change freely.
  if (!currentDocument || !publishedDocument || !newest || !newestPublished?.effectiveDate) return;
  const nameVersion = (change: Change) =>
    `version ${change.version}, ${describeDaysInForce(publishedDocument.changes, change)}`;
  const currentChanges = currentDocument.changes.map(formatChange);
  for (const change of publishedDocument.changes)
    if (!currentChanges.includes(formatChange(change)))
      report(['changes'], {
        found: `no entry for ${nameVersion(change)}`,
        hint: messages.publishedVersions,
      });
  if (isNewerVersion(newest.version, newestPublished.version)) return;
  const hasNewCorrection = (currentDocument.typos?.length ?? 0) > (publishedDocument.typos?.length ?? 0);
  const documents = hasNewCorrection ? [...states.current.values()] : [];
  const usedWords = new Set(documents.flatMap(({ words }) => words.map(getPlainLetters)));
  const isSameWord = (word?: string, old?: string) =>
    word === old || (hasNewCorrection && isSpellingCorrection(word, old, usedWords));
  // Searches the longer text, so that words added or removed at the end count as a change.
  const longerDocument =
    currentDocument.words.length > publishedDocument.words.length ? currentDocument : publishedDocument;
  const changeIndex = longerDocument.words.findIndex(
    (_, index) => !isSameWord(currentDocument.words[index], publishedDocument.words[index]),
  );
  if (changeIndex < 0) return;
  const quoteChangedWords = ({ words }: RenderedDocument) => {
    const changedWords = words.slice(changeIndex, changeIndex + 5);
    return `"${changedWords.filter((word) => !/^#+$/.test(word)).join(' ')}"`;
  };
  const found = `${quoteChangedWords(currentDocument)} where ${nameVersion(newestPublished)}, says ${quoteChangedWords(publishedDocument)}`;
  if (hasNewCorrection) report(['typos', 0], { found, hint: messages.correction });
  else report(['changes', 0], { found, hint: messages.newVersion });
};

/**
 * Lists a mistake for each document that differs from its published text without a new version, or that lacks
 * a published version.
 */
export function listUnversionedChangeMistakes(currentFiles: Files, publishedFiles: Files) {
  const hasFacts = computeFactsFromFiles(publishedFiles) !== undefined;
  const states = {
    current: renderDocuments(currentFiles, hasFacts),
    published: renderDocuments(publishedFiles, hasFacts),
  };
  return selectFiles(currentFiles, 'legal').flatMap((file) =>
    applyRule(checkPublishedVersions, file, states),
  );
}

const listNames = (files: Files) =>
  (['plans', 'addOns', 'catalogue'] as const)
    .flatMap((list) => getFileData(files, list) ?? [])
    .map(({ name }) => name);

/**
 * Returns whether a text names a plan, an add-on or a package. A name of one word, such as Basic, can also be
 * an ordinary word: at the beginning of a sentence, or after “a”, as in “Schedule a Consultation”. Such a
 * name counts only after a word that ends in a lower-case letter other than “a”, after a comma or an opening
 * bracket, before a colon, or before “and” or “or” and another name.
 */
function isNamedIn(text: string, name: string) {
  if (name.includes(' ')) return text.includes(name);
  return new RegExp(String.raw`(?:[b-z] |[(,] ?)\**${name}\b|\b${name}(?::| (?:and|or) [A-Z])`).test(text);
}

/**
 * Lists a mistake for each passage that names a plan, an add-on or a package by a name that it no longer has.
 */
export function listFormerNameMistakes(currentFiles: Files, publishedFiles: Files) {
  const names = listNames(currentFiles);
  const formerNames = listNames(publishedFiles).filter((name) => !names.includes(name));
  const checkFormerNames: Rule = (file, report) => {
    if (KINDS_WITHOUT_PROSE.has(file.kind)) return;
    for (const { text, fieldPath } of listPassages(file)) {
      // The history of a document may mention a former name.
      if (fieldPath?.[0] === 'changes') continue;
      for (const [index, line] of text.split('\n').entries()) {
        const found = formerNames.find((formerName) => {
          // A new name may contain the former one.
          const longerNames = names.filter((name) => name.includes(formerName));
          const rest = longerNames.reduce((words, name) => words.replaceAll(name, ''), line);
          return isNamedIn(rest, formerName);
        });
        if (found) report(fieldPath ?? index + 1, { found: quoteValue(found), hint: messages.formerName });
      }
    }
  };
  return currentFiles.flatMap((file) => applyRule(checkFormerNames, file, undefined));
}
