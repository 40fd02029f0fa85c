/** Reads a typed custom service. Only the quote page loads this module; the checkout has stored numbers. */
import { readAmount } from '@site/rules/money/read-amount';
import { singleLine } from '@site/rules/text/typed-text';
import { customService, type CustomDraft, type CustomService } from './custom-service.ts';

export function parseCustomService(draft: CustomDraft): CustomService {
  const { minor = 0, currency = 'USD' } = readAmount(singleLine(draft.price)) ?? {};
  return customService(draft, { minor, currency });
}
