import { BOUNDS, CUSTOM_NAME, type CustomService } from './custom-service.ts';

/** Apart from the parser, which the checkout loads too. In words that follow "not in this quote:". */
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
