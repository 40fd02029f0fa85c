import { formatMoneyWithCode } from '../money/money.ts';
import { quoteTotals, type QuoteLine } from '../quote/lines.ts';
import { countCharacters, severalLines } from '../text/typed-text.ts';
import { CONTACT_LIMITS } from './message.ts';

/** How a message begins that a link elsewhere has led to; the visitor goes on from there, or removes it. */
export const planPrefill = (plan: string) => `I would like to get started with the ${plan} plan.`;

export const servicePrefill = (service: string) => `I would like a quote for ${service}.`;

/** What is in the quote, and the link that shows the same one to whoever reads the message. */
export const quotePrefill = (lines: readonly QuoteLine[], link: string) =>
  [
    'I have a question about this quote:',
    ...lines.map(({ name, quantity }) => `${name} × ${quantity}`),
    `Total: ${formatMoneyWithCode(quoteTotals(lines).total)}`,
    ...(link === '' ? [] : [link]),
  ].join('\n');

/** What storage holds may be anything: only what could have been typed is taken. */
export function decodePrefill(stored: string | undefined): string {
  const prefill = severalLines(stored ?? '');
  return countCharacters(prefill) > CONTACT_LIMITS.message ? '' : prefill;
}
