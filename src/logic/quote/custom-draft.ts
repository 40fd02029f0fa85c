/** Reads a typed custom service. Only the quote page loads this module; the checkout has stored numbers. */
import { readAmount } from '@site/rules/money/read-amount';
import { singleLine } from '@site/rules/text/typed-text';
import { BOUNDS, customService, type CustomDraft, type CustomService } from './custom-service.ts';
import { CUSTOM_NAME } from '@site/rules/quote/custom-limits';

export function parseCustomService(draft: CustomDraft): CustomService {
  const { minor = 0, currency = 'USD' } = readAmount(singleLine(draft.price)) ?? {};
  return customService(draft, { minor, currency });
}

/** Completes the sentence "not in this quote: …". */
export function whyLeftOut(service: CustomService): string | undefined {
  if (service.kind === 'incomplete') return `it has no ${service.missing} yet`;
  if (service.kind !== 'invalid') return undefined;
  const { name, price } = service.errors;
  const reasons = [
    name !== undefined && `its name is longer than ${CUSTOM_NAME.max} characters`,
    price !== undefined && `its price must be a plain number from ${BOUNDS}`,
  ];
  return reasons.filter(Boolean).join(', and ');
}
