import { formatMoney } from '@site/rules/money/money';
import { singleLine } from '@site/rules/text/typed-text';
import { notInLink, quoteTotals, type QuoteLine } from '@site/rules/quote/lines';

/** Prefilled messages: the visitor goes on from there, or removes them. */
export const planPrefill = (plan: string) => `I would like to get started with the ${plan} plan.`;

export const servicePrefill = (service: string) => `I would like a quote for ${service}.`;

/** A wish without a price, with what is on the quote beside it. */
export const wishPrefill = (wish: string, lines: readonly QuoteLine[]) =>
  [
    `I would like a price for: ${singleLine(wish)}`,
    ...(lines.length === 0 ? [] : ['Together with:']),
    ...lines.map(({ name, quantity }) => `${name} × ${quantity}`),
  ].join('\n');

export const quotePrefill = (lines: readonly QuoteLine[], link: string) =>
  [
    'I have a question about this quote:',
    ...lines.map(({ name, quantity }) => `${name} × ${quantity}`),
    `Total: ${formatMoney(quoteTotals(lines).total)}`,
    ...(link === '' ? [] : [...notInLink(lines), link]),
  ].join('\n');
