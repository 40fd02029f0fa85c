import { formatMoney } from '@site/rules/money/money';
import { singleLine } from '@site/rules/text/typed-text';
import { lineWords, notInLink, quoteTotal, type QuoteLine } from '../quote/lines.ts';

/** Texts that a message begins with. The visitor may change or remove them. */

/** What the first line of each is about: `Professional plan`. */
export const PREFILL_SUBJECT = String.raw`(?:with the|for:?|about) (.+?)[.:]?(?:\n|$)`;

export const planPrefill = (plan: string) => `I would like to get started with the ${plan} plan.`;

export const servicePrefill = (service: string) => `I would like a quote for ${service}.`;

/** Asks for a custom service without a price, and lists the rest of the quote. */
export const customPrefill = (name: string, lines: readonly QuoteLine[]) =>
  [
    `I would like a price for: ${singleLine(name)}`,
    ...(lines.length === 0 ? [] : ['Together with:']),
    ...lines.map(lineWords),
  ].join('\n');

const quoteWords = (question: string, lines: readonly QuoteLine[]) =>
  [question, ...lines.map(lineWords), `Total: ${formatMoney(quoteTotal(lines))}`].join('\n');

/** Asks to pay an order in another way. */
export const orderPrefill = (lines: readonly QuoteLine[]): string =>
  quoteWords('I would like to pay for this order by M-Pesa or invoice:', lines);

/** `link` is empty if nothing of the quote fits into a link. */
export const quotePrefill = (lines: readonly QuoteLine[], link: string) =>
  [
    quoteWords('I have a question about this quote:', lines),
    ...(link === '' ? [] : [...notInLink(lines), link]),
  ].join('\n');
