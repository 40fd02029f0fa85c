import { type Facts, fillInFacts, getFormName } from '../../facts/facts.ts';
import { listPassages, KINDS_WITHOUT_PROSE, type Rule } from '../engine/content.ts';
import { INSERT_HINT, findLineAtOffset, quoteValue } from '../engine/mistake.ts';
import figureWords from './figure-words.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };

// Matches a number only from its first digit on. If a match could begin at a later digit, a pattern with
// several numbers could split a long number in millions of ways, and matching would never end.
const DIGITS_PATTERN = '(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const NUMBER_PATTERN = `(?:${DIGITS_PATTERN}|${figureWords.numbers})`;
/** Matches a number that lawyers write twice, in words and digits: "forty-five (45)". */
const REPEATED_NUMBER_PATTERN = `\\b${NUMBER_PATTERN}(?:[\\s()-]*(?:and\\s)?${NUMBER_PATTERN})*[\\s()-]*`;
/** Matches a unit of time, with or without its kind: "days", "business days". */
const TIME_PATTERN = `(?:(?:${figureWords.kinds})[\\s-])*(?:${figureWords.times})s?`;
/** Matches the unit after a number: per cent, a unit of money or a unit of time. */
const UNIT_PATTERN = `(?:%|(?:per\\s?cent(?:age)?|${figureWords.money}|${TIME_PATTERN})\\b)`;
/** Matches a currency before an amount: a code such as KES, or a symbol. */
const CURRENCY_PATTERN = `(?:\\b(?:${figureWords.currencies})|[$€£])\\.?`;
const AMOUNT_PATTERN = `${CURRENCY_PATTERN}\\s?${DIGITS_PATTERN}|\\b\\d{1,3}(?:,\\d{3})+`;

/** Matches a number with a unit of time, money or per cent. “One year” does not count as a figure. */
export const FIGURE_PATTERN = `(?!one[\\s-]${TIME_PATTERN})${REPEATED_NUMBER_PATTERN}${UNIT_PATTERN}|${AMOUNT_PATTERN}`;

/**
 * Replaces every dash with a hyphen, and every space except line breaks with a plain space, so that the
 * patterns find figures however they are typed. Removes the backslashes of Markdown's escapes.
 */
export const normaliseDashesAndSpaces = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('\\', '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\S\n]/g, ' ');

/**
 * Matches a unit, currency or word that follows a fact that already includes it: `30 days days`.
 */
const DOUBLED_UNIT_PATTERN = new RegExp(
  `(?:${FIGURE_PATTERN})[\\s-]*${UNIT_PATTERN}|${CURRENCY_PATTERN}\\s?${CURRENCY_PATTERN}|\\b(\\p{L}{3,})\\s(?:\\d+\\s)?\\1\\b`,
  'giu',
);

/**
 * Returns the hint that says what to type in place of a figure. Returns undefined if the figure may stay.
 * Outside legal documents, only a figure that equals a fact gets this hint. checkFigures has another hint for
 * prices there.
 */
function suggestFact(figure: string, facts: Facts, isField: boolean, isLegal: boolean) {
  const toReference = (name: string) => (isField ? `{${name}}` : `<Fact name="${name}" />`);
  const insertHint = isField ? '' : INSERT_HINT;
  const references = Object.entries(facts)
    .filter(([, fact]) => fact.toLowerCase() === figure.toLowerCase())
    .map(([name, fact]) => `${toReference(name)} (${fact}, ${getFormName(name)})`);
  // A sentence may say “14 days” about something for which there is no fact.
  const otherFigure = !isLegal && /^\d/.test(figure) ? messages.otherFigure : '';
  if (references.length > 0) return `type ${references.join(', or ')} instead${insertHint}${otherFigure}`;
  if (!isLegal) return undefined;
  return `${messages.noFigure} ${toReference('refund.reply')}${insertHint}, ${messages.newFigure} {'${figure}'}`;
}

/**
 * Reports figures and contacts that are written by hand. Content takes them from the data by name, so that
 * prose and data cannot disagree.
 */
export const checkFigures: Rule<Facts> = (file, report, facts) => {
  if (KINDS_WITHOUT_PROSE.has(file.kind)) return;
  // Like figures, the names, the registration and the contact details of the company must not be written by
  // hand. The legal name comes before the name, which may be a part of it.
  const identityPatterns = figureWords.ownFacts.map((name) =>
    RegExp.escape(normaliseDashesAndSpaces(facts[name] ?? name)),
  );
  const isLegal = file.kind === 'legal';
  // Legal documents make several promises in the same words.
  const promises = isLegal ? [] : Object.entries(figureWords.promises);
  const pattern = new RegExp([...identityPatterns, FIGURE_PATTERN].join('|'), 'gi');
  for (const { text, fieldPath } of listPassages(file)) {
    // The history of a document keeps old figures.
    if (fieldPath?.[0] === 'changes' || fieldPath?.[0] === 'typos') continue;
    const normalisedText = normaliseDashesAndSpaces(text);
    const printedText = fillInFacts(text, facts);
    const doubledUnits = printedText === text ? [] : printedText.matchAll(DOUBLED_UNIT_PATTERN);
    for (const { 0: found, index } of doubledUnits)
      // A repetition that is in the source itself does not come from a fact.
      if (!text.includes(found))
        report(fieldPath ?? findLineAtOffset(printedText, index), {
          found: quoteValue(found),
          hint: messages.doubled,
        });
    for (const { 0: found, index } of normalisedText.matchAll(pattern)) {
      const figure = found.replaceAll(/(?: calendar)?\s+/g, ' ');
      const textBefore = normalisedText.slice(0, index);
      // If the text before the figure makes a promise, such as “we reply within”, the hint names the fact for
      // that promise: see figure-words.json.
      const [, promisedFact = ''] =
        promises.find(([promise]) => new RegExp(`${promise} $`, 'i').test(textBefore)) ?? [];
      const suggestion = suggestFact(facts[promisedFact] ?? figure, facts, fieldPath !== undefined, isLegal);
      const isAmount = /^(?:KES|USD)/.test(figure);
      // A notice may say what a price was, and what it will be, and how soon we reply on its days.
      if ((isAmount || promisedFact) && file.kind === 'notices') continue;
      // “About” or “up to” marks an amount that is not one of our prices.
      const isPrice = isAmount && !/\b(?:about|up to) $/i.test(textBefore);
      const hint = suggestion ?? (fieldPath && isPrice ? messages.amount : undefined);
      if (hint !== undefined)
        report(fieldPath ?? findLineAtOffset(normalisedText, index), {
          found: `"${figure}" written by hand`,
          hint,
        });
    }
  }
};
