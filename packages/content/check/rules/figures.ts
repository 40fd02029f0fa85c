import type { Facts } from '../../facts/facts.ts';
import { FACT_FILES, type FactRule, type Passage, passagesOf } from '../engine/content.ts';
import { every } from '../engine/mistake.ts';

/** "One year" is a way to speak. */
const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
const DIGITS = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const TIME = '(?:(?:business|working|calendar)[\\s-]+)?(?:minute|hour|day|week|month|year)s?\\b';
const UNIT = `(?:\\s?%|[\\s-]*(?:per ?cent\\b|shillings|dollars|${TIME}))`;
const AMOUNT = `(?:KES|KSh|USD|[$€£])\\.?\\s?${DIGITS}|\\b\\d{1,3}(?:,\\d{3})+`;

/** A number before a unit of time, money or per cent. */
export const FIGURE = new RegExp(`\\b(?:${DIGITS}|${NUMBERS})${UNIT}|${AMOUNT}`, 'gi');

/** Who we are is written once, too. The legal name comes before the name, which may be a part of it. */
const IDENTITY = ['legalName', 'name', 'registration', 'email', 'phone'].map((name) => `company.${name}`);

/** What to write in the place of a figure. Elsewhere than in a legal document, only one that a fact has is a mistake. */
function advice(words: string, facts: Facts, { field }: Passage, isLegal: boolean): string | undefined {
  const reference = (name: string) => (field === undefined ? `<Fact name="${name}" />` : `{${name}}`);
  const same = Object.keys(facts).filter((name) => facts[name]?.toLowerCase() === words.toLowerCase());
  const names = every(same.slice(0, 3).map(reference));
  if (same.length > 0) return `it is taken from the data by its name, like ${names}`;
  const like = `a figure that binds us is in policies.yaml, and taken by its name, like ${reference('refund.reply')}`;
  return isLegal ? `${like}; one that does not, such as an example, is written {'30 days'}` : undefined;
}

/** A figure or a name that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: FactRule = (files, facts) => {
  const names = IDENTITY.flatMap((name) => (facts[name] ? RegExp.escape(facts[name]) : []));
  const pattern = new RegExp(`${names.join('|')}|${FIGURE.source}`, 'gi');
  // What visitors read as a claim of ours: neither data, nor what a client said, nor what was.
  const claims = files.filter(({ name }) => !FACT_FILES.has(name) && name !== 'testimonials');
  const inPassage = (passage: Passage, isLegal: boolean) =>
    Array.from(passage.text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const words = found.replaceAll(/\s+/g, ' ');
      const allowed = advice(words, facts, passage, isLegal);
      return allowed === undefined ? [] : [passage.mistake(index, `"${words}" written by hand`, allowed)];
    });
  return claims
    .flatMap((file) => passagesOf(file).flatMap((passage) => inPassage(passage, file.name === 'legal')))
    .filter(({ field = '' }) => !/^(?:changes|typos) >/.test(field));
};
