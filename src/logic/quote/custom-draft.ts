/**
 * Reads a custom service as it was typed. The checkout does not need this module, because the stored lines
 * have the price as a number.
 */
import { readAmount } from '@site/rules/money/read-amount';
import { cleanSingleLine } from '@site/rules/text/clean-text';
import { checkCustomService, type CustomDraft, type CustomService } from './custom-service.ts';

/** A price without a currency is in US dollars, as the label of the field says. */
export function parseCustomService(draft: CustomDraft): CustomService {
  const { minor = 0, currency = 'USD' } = readAmount(cleanSingleLine(draft.price)) ?? {};
  return checkCustomService(draft, { minor, currency });
}
