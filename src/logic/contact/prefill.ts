import { formatMoney } from '@site/rules/money/money';
import { cleanSingleLine } from '@site/rules/text/clean-text';
import { formatLine, formatLineAboveLink, computeQuoteTotal, type QuoteLine } from '../quote/lines.ts';

/**
 * Matches the subject, such as `Professional plan`, in the first line of a prefill. A prefill is the text
 * with which a link starts the message of the contact form. The functions below format prefills. The pattern
 * is a string, because the inline script of the contact page gets it as JSON.
 */
export const PREFILL_SUBJECT_PATTERN_SOURCE = String.raw`(?:with the|for:?|about) (.+?)[.:]?(?:\n|$)`;

export const formatPlanPrefill = (plan: string) => `I would like to get started with the ${plan} plan.`;

/** Asks for something by its name, such as `A first call`. */
export const formatRequestPrefill = (name: string) => `I would like to ask for: ${name}`;

export const formatServicePrefill = (service: string) => `I would like a quote for ${service}.`;

/** Asks for the price of a custom service, and lists the rest of the quote. */
export const formatCustomPrefill = (name: string, lines: readonly QuoteLine[]) =>
  [
    `I would like a price for: ${cleanSingleLine(name)}`,
    ...(lines.length === 0 ? [] : ['Together with:']),
    ...lines.map(formatLine),
  ].join('\n');

const formatQuoteText = (opening: string, lines: readonly QuoteLine[], format = formatLine) =>
  [opening, ...lines.map(format), `Total: ${formatMoney(computeQuoteTotal(lines))}`].join('\n');

/** Asks to pay an order by M-Pesa or invoice. */
export const formatOrderPrefill = (lines: readonly QuoteLine[]) =>
  formatQuoteText('I would like to ask about payment of this order by M-Pesa or invoice:', lines);

/** Asks about a quote. `link` is empty if the quote has only a custom service, which no link can hold. */
export function formatQuotePrefill(lines: readonly QuoteLine[], link: string) {
  const opening = 'I have a question about this quote:';
  return link === ''
    ? formatQuoteText(opening, lines)
    : `${formatQuoteText(opening, lines, formatLineAboveLink)}\n${link}`;
}
