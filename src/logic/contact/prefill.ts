import { formatMoney } from '@site/rules/money/money';
import { cleanSingleLine } from '@site/rules/text/typed-text';
import { formatLine, formatLineAboveLink, computeQuoteTotal, type QuoteLine } from '../quote/lines.ts';

/**
 * Matches the subject, such as `Professional plan`, in the first line of a prefill. The functions below write
 * the prefills. A link hands a prefill to the contact form, whose message then begins with it.
 */
export const PREFILL_SUBJECT_PATTERN = String.raw`(?:with the|for:?|about) (.+?)[.:]?(?:\n|$)`;

export const writePlanPrefill = (plan: string) => `I would like to get started with the ${plan} plan.`;

/** Asks for something that has no page of its own, such as a first call. */
export const writeRequestPrefill = (name: string) => `I would like to ask for: ${name}`;

export const writeServicePrefill = (service: string) => `I would like a quote for ${service}.`;

/** Asks for a custom service without a price, and lists the rest of the quote. */
export const writeCustomPrefill = (name: string, lines: readonly QuoteLine[]) =>
  [
    `I would like a price for: ${cleanSingleLine(name)}`,
    ...(lines.length === 0 ? [] : ['Together with:']),
    ...lines.map(formatLine),
  ].join('\n');

const formatQuoteQuestion = (question: string, lines: readonly QuoteLine[], format = formatLine) =>
  [question, ...lines.map(format), `Total: ${formatMoney(computeQuoteTotal(lines))}`].join('\n');

/** Asks to pay an order by M-Pesa or invoice. */
export const writeOrderPrefill = (lines: readonly QuoteLine[]): string =>
  formatQuoteQuestion('I would like to pay for this order by M-Pesa or invoice:', lines);

/** Asks about a quote. `link` is empty if the quote has only a custom service, which no link can hold. */
export function writeQuotePrefill(lines: readonly QuoteLine[], link: string) {
  const question = 'I have a question about this quote:';
  return link === ''
    ? formatQuoteQuestion(question, lines)
    : `${formatQuoteQuestion(question, lines, formatLineAboveLink)}\n${link}`;
}
