import { formatMoney } from '@site/rules/money/money';
import { lineWords, listLeftOutOfLink, quoteTotal, type QuoteLine } from './lines.ts';

/** The owner's words about every quote. */
export interface QuoteTerms {
  readonly company: string;
  readonly vatNote: string;
  /** Such as `30 days`. */
  readonly validity: string;
}

/** `28 November 2026`, where the visitor is. */
export const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The text of a message about a quote. WhatsApp shows what is between asterisks in bold. */
export const shareText = (
  lines: readonly QuoteLine[],
  { company, vatNote, validity }: QuoteTerms,
  link: string,
) =>
  [
    `Estimate from ${company}, ${today()}`,
    ...lines.map(lineWords),
    `*Total: ${formatMoney(quoteTotal(lines))}.* ${vatNote} Valid for ${validity}.`,
    ...listLeftOutOfLink(lines),
    'See what is included, change or order:',
    link,
  ].join('\n');
