import type { Facts } from '../../facts/facts.ts';
import { FACT_FILES, type FactRule, type Passage, passagesOf } from '../engine/content.ts';
import { decoded } from '../engine/mdx-source.ts';
import { every, lineAt } from '../engine/mistake.ts';

// Never a part of a longer number: each could be split in a million ways.
const DIGITS = '(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const WORDS = [
  'one|two|three|five|ten|eleven|twelve|fifteen|hundred|thousand|dozen',
  '(?:four|six|seven|eight?|nine)(?:teen)?|thirteen',
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
].join('|');
const NUMBER = `(?:${DIGITS}|${WORDS})`;
/** Lawyers write a number twice, in words and digits: "forty-five (45)". */
const NUMBERS = `\\b${NUMBER}(?:[\\s()-]*(?:and\\s)?${NUMBER})*[\\s()-]*`;
const KIND = '(?:business|working|calendar|clear|full|consecutive|more)[\\s-]';
const TIME = `(?:${KIND})*(?:minute|hour|day|week|fortnight|month|quarter|year)s?\\b`;
const UNIT = `(?:%|(?:per\\s?cent(?:age)?|shillings|dollars|${TIME})\\b)`;
const AMOUNT = `(?:\\b(?:KES|KShs?|Shs?|USD)|[$€£])\\.?\\s?${DIGITS}|\\b\\d{1,3}(?:,\\d{3})+`;

/** A number before a unit of time, money or per cent. "One year" is a way to speak. */
export const FIGURE = `(?!one[\\s-]${TIME})${NUMBERS}${UNIT}|${AMOUNT}`;

/**
 * A text in the one spelling that its figures are looked for in. Only the lines stay: HTML's names of signs are the signs,
 * every dash is a hyphen, every space a space, and signs without a width are gone.
 */
export const spelt = (text: string): string =>
  text
    .replaceAll(/&#?\w+;/g, decoded)
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\\]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\S\n]/g, ' ');

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
  const names = IDENTITY.flatMap((name) => (facts[name] ? RegExp.escape(spelt(facts[name])) : []));
  const pattern = new RegExp([...names, FIGURE].join('|'), 'gi');
  // What visitors read as a claim of ours: neither data, nor what a client said, nor what was.
  const claims = files.filter(({ name }) => !FACT_FILES.has(name) && name !== 'testimonials');
  const inPassage = (passage: Passage, isLegal: boolean) => {
    const text = spelt(passage.text);
    return Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const words = found.replaceAll(/\s+/g, ' ');
      const allowed = advice(words, facts, passage, isLegal);
      const line = lineAt(text, index);
      return allowed === undefined ? [] : [passage.mistake(line, `"${words}" written by hand`, allowed)];
    });
  };
  return claims
    .flatMap((file) => passagesOf(file).flatMap((passage) => inPassage(passage, file.name === 'legal')))
    .filter(({ field = '' }) => !/^(?:changes|typos) >/.test(field));
};
