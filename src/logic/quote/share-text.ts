import { formatMoney } from '@site/rules/money/money';
import { addDays, formatLongDate, getKenyaDay } from '@site/rules/time/dates';
import { formatLineAboveLink, computeQuoteTotal, type QuoteLine } from './lines.ts';

/** The terms of a quote. The owner sets all of them except the day. */
export interface QuoteTerms {
  readonly company: string;
  readonly vatNote: string;
  readonly validityDays: number;
  /** The day in Kenya on which the quote was made, if it is known. */
  readonly day?: string | undefined;
}

/** Formats the day of a quote, or today if that day is unknown. */
export const formatQuoteDay = ({ day }: QuoteTerms) => formatLongDate(day ?? getKenyaDay());

/**
 * Describes how long a quote is valid. A quote without a day has today's prices. The price of a custom
 * service is not agreed yet, so nothing holds it.
 */
export function describeValidity(terms: QuoteTerms, hasCustomService = false) {
  if (!terms.day) return 'These are today’s prices.';
  const lastDay = formatLongDate(addDays(terms.day, terms.validityDays));
  return isExpired(terms)
    ? `It was valid until ${lastDay}. These are today’s prices.`
    : `Valid until ${lastDay}${hasCustomService ? ', except your own service' : ''}.`;
}

export const isExpired = ({ day, validityDays }: QuoteTerms) =>
  day !== undefined && addDays(day, validityDays) < getKenyaDay();

/** Formats the text of a message about a quote. WhatsApp shows text between asterisks in bold. */
export const formatShareText = (lines: readonly QuoteLine[], terms: QuoteTerms, link: string) =>
  [
    `Quote from ${terms.company}, ${formatQuoteDay(terms)}`,
    ...lines.map(formatLineAboveLink),
    `*Total: ${formatMoney(computeQuoteTotal(lines))}.* ${terms.vatNote} ${describeValidity(terms)}`,
    'See what is included, change it or order it:',
    link,
  ].join('\n');
