import { formatMoney } from '@site/rules/money/money';
import { formatLine, describeLinesNotInLink, computeQuoteTotal, type QuoteLine } from './lines.ts';

/** The terms that the owner sets for every quote. */
export interface QuoteTerms {
  readonly company: string;
  readonly vatNote: string;
  /** How long a quote is valid, such as `30 days`. */
  readonly validity: string;
}

/** Writes today's date in the visitor's time zone, such as `28 November 2026`. */
export const formatToday = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** Writes the text of a message about a quote. WhatsApp shows text between asterisks in bold. */
export const formatShareText = (
  lines: readonly QuoteLine[],
  { company, vatNote, validity }: QuoteTerms,
  link: string,
) =>
  [
    `Estimate from ${company}, ${formatToday()}`,
    ...lines.map(formatLine),
    `*Total: ${formatMoney(computeQuoteTotal(lines))}.* ${vatNote} Valid for ${validity}.`,
    ...describeLinesNotInLink(lines),
    'See what is included, change or order:',
    link,
  ].join('\n');
