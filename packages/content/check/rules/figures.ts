import { type Facts, placeOf } from '../../facts/facts.ts';
import { FACT_FILES, passagesOf, type Rule } from '../engine/content.ts';
import { every, INSERT, lineAt, shown } from '../engine/mistake.ts';
import words from './figure-words.json' with { type: 'json' };

// A match begins at the first digit of a number. Otherwise a long one could be split in a million ways.
const DIGITS = '(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const NUMBER = `(?:${DIGITS}|${words.numbers})`;
/** Lawyers write a number twice, in words and digits: "forty-five (45)". */
const NUMBERS = `\\b${NUMBER}(?:[\\s()-]*(?:and\\s)?${NUMBER})*[\\s()-]*`;
const TIME = `(?:(?:${words.kinds})[\\s-])*(?:${words.times})s?`;
const UNIT = `(?:%|(?:per\\s?cent(?:age)?|${words.money}|${TIME})\\b)`;
const CURRENCY = `(?:\\b(?:${words.currencies})|[$€£])\\.?`;
const AMOUNT = `${CURRENCY}\\s?${DIGITS}|\\b\\d{1,3}(?:,\\d{3})+`;

/** A number before a unit of time, money or per cent. "One year" is not meant as a figure. */
export const FIGURE = `(?!one[\\s-]${TIME})${NUMBERS}${UNIT}|${AMOUNT}`;

/** Writes each dash as a hyphen and each space as a plain one, so that figures are found. Lines stay. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\\', '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\S\n]/g, ' ');

/**
 * Names and contacts are written once, too. The legal name comes before the name, which may be a part of it.
 */
const IDENTITY = [
  'company.legalName',
  'company.name',
  'company.registration',
  'company.email',
  'company.phone',
];

/** A figure with a unit or a currency that its fact has already. */
const DOUBLED = new RegExp(`(?:${FIGURE})[\\s-]*${UNIT}|${CURRENCY}\\s?${CURRENCY}`, 'gi');

/** Puts the facts into a text as visitors read it. */
const printed = (text: string, facts: Facts) =>
  text.replaceAll(
    /\{([\w.-]+)\}|<Fact name="([\w.-]+)" \/>/g,
    (reference, inField?: string, inDocument?: string) => facts[inField ?? inDocument ?? ''] ?? reference,
  );

/**
 * Says what to write in place of a figure. Outside legal documents only the figure of a fact is a mistake.
 */
function advice(words: string, facts: Facts, isField: boolean, isLegal: boolean): string | undefined {
  const reference = (name: string) => (isField ? `{${name}}` : `<Fact name="${name}" />`);
  const same = Object.keys(facts).filter((name) => facts[name]?.toLowerCase() === words.toLowerCase());
  const names = every(same.map((name) => `${reference(name)} (${facts[name]}, ${placeOf(name)})`));
  const insert = isField ? '' : INSERT;
  if (same.length > 0) return `it is taken from the data by its name, like ${names}${insert}`;
  if (!isLegal) return undefined;
  const example = reference('refund.reply');
  return (
    `a figure that binds us is kept among the figures in the policies, and taken by its name, like ${example}${insert}; ` +
    "one that does not, such as an example, is written {'30 days'}"
  );
}

/** Texts take figures and contacts from the data by name, so that the two cannot disagree. */
export const figures: Rule<Facts> = (file, report, facts) => {
  // The data itself and the words of a client are no claims of ours.
  if (FACT_FILES.has(file.name) || file.name === 'testimonials') return;
  const identity = IDENTITY.map((name) => RegExp.escape(normalised(facts[name] ?? name)));
  const pattern = new RegExp([...identity, FIGURE].join('|'), 'gi');
  for (const { text, path } of passagesOf(file)) {
    // The history of a document says what was.
    if (path?.[0] === 'changes' || path?.[0] === 'typos') continue;
    const searched = normalised(text);
    const asPrinted = printed(text, facts);
    for (const { 0: found, index } of asPrinted.matchAll(DOUBLED))
      report(path ?? lineAt(asPrinted, index), {
        found: shown(found),
        allowed: 'a fact has its unit and its currency already',
      });
    for (const { 0: found, index } of searched.matchAll(pattern)) {
      const words = found.replaceAll(/\s+/g, ' ');
      const allowed = advice(words, facts, path !== undefined, file.name === 'legal');
      if (allowed !== undefined)
        report(path ?? lineAt(searched, index), { found: `"${words}" written by hand`, allowed });
    }
  }
};
