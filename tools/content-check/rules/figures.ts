import type { Facts } from '../../../src/domain/facts/facts.ts';
import {
  type CheckedFile,
  FACT_FILES,
  type FactRule,
  filesOf,
  type Passage,
  passagesOf,
  type Rule,
  valueOf,
} from '../engine/content.ts';
import { every, type Mistake } from '../engine/mistake.ts';

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "One year" is a way to speak. */
const NUMBERS = `${COUNTS.slice(1).join('|')}|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred`;
const DIGITS = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const TIME = '(?:(?:business|working|calendar)[\\s-]+)?(?:minute|hour|day|week|month|year)s?\\b';
const UNIT = `(?:\\s?%|[\\s-]*(?:per ?cent\\b|shillings|dollars|${TIME}))`;
const AMOUNT = `(?:KES|KSh|USD|[$€£])\\.?\\s?${DIGITS}|\\b\\d{1,3}(?:,\\d{3})+`;

/** A number before a unit of time, money or per cent. */
export const FIGURE = new RegExp(`\\b(?:${DIGITS}|${NUMBERS})${UNIT}|${AMOUNT}`, 'gi');

/** Who we are is written once, too. The legal name comes before the name, which may be a part of it. */
const IDENTITY = ['legalName', 'name', 'registration', 'email', 'phone'].map((name) => `company.${name}`);

/** What visitors read as a claim of ours: neither data, nor what a client said, nor what was. */
const claims = (
  files: readonly CheckedFile[],
  check: (passage: Passage, isLegal: boolean) => readonly Mistake[],
) =>
  files
    .filter(({ name }) => !FACT_FILES.has(name) && name !== 'testimonials')
    .flatMap((file) => passagesOf(file).flatMap((passage) => check(passage, file.name === 'legal')))
    .filter(({ field = '' }) => !/^(?:changes|typos) >/.test(field));

/** What to write in the place of a figure. Elsewhere than in a legal document, only one that a fact has is a mistake. */
function advice(words: string, facts: Facts, { field }: Passage, isLegal: boolean): string | undefined {
  const reference = (name: string) => (field === undefined ? `<Fact name="${name}" />` : `{${name}}`);
  const same = Object.keys(facts).filter((name) => facts[name]?.toLowerCase() === words.toLowerCase());
  if (same.length > 3)
    return `it is taken from the data by its name, which \`npm run content:facts ${words}\` lists`;
  if (same.length > 0) return `it is taken from the data by its name: ${every(same.map(reference))}`;
  const like = `a figure that binds us is in policies.yaml, and taken by its name, like ${reference('refund.reply')}`;
  return isLegal ? `${like}; one that does not, such as an example, is written {'30 days'}` : undefined;
}

/** A figure or a name that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: FactRule = (files, facts) => {
  const names = IDENTITY.flatMap((name) => (facts[name] ? RegExp.escape(facts[name]) : []));
  const pattern = new RegExp(`${names.join('|')}|${FIGURE.source}`, 'gi');
  return claims(files, (passage, isLegal) =>
    Array.from(passage.text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const words = found.replaceAll(/\s+/g, ' ');
      const allowed = advice(words, facts, passage, isLegal);
      return allowed === undefined ? [] : [passage.mistake(index, `"${words}" written by hand`, allowed)];
    }),
  );
};

const COUNT = new RegExp(
  `\\b(\\d+|${COUNTS.join('|')}) (?:IT )?(?:maintenance )?(plans|add-ons|kinds of work|partners)\\b`,
  'gi',
);

/** "Three plans, four add-ons": as many as the files have. */
export const counts: Rule = ({ files }) => {
  const lists: Readonly<Record<string, readonly [where: string, count?: number]>> = {
    plans: ['plans.yaml', valueOf(files, 'plans')?.length ?? 0],
    'add-ons': ['add-ons.yaml', valueOf(files, 'addOns')?.length ?? 0],
    partners: ['partners.yaml', valueOf(files, 'partners')?.length ?? 0],
    'kinds of work': ['services', filesOf(files, 'services').length],
  };
  return claims(files, ({ text, mistake }) =>
    Array.from(text.matchAll(COUNT)).flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) => {
      const [where = '', count = 0] = lists[unit.toLowerCase()] ?? [];
      const said = COUNTS.indexOf(number.toLowerCase()) + 1 || Number(number);
      return count === 0 || said === count
        ? []
        : [mistake(index, `"${words}"`, `content/${where} has ${count}`)];
    }),
  );
};
