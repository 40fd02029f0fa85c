import { BOUNDS, CUSTOM_NAME, type CustomDraft, type CustomService } from './custom-service.ts';

export interface LeftOutCustom {
  /** In words that follow "not in this quote:". */
  readonly reason: string;
  readonly field: keyof CustomDraft;
}

export function whyLeftOut(service: CustomService): LeftOutCustom | undefined {
  if (service.kind === 'incomplete')
    return { reason: `it has no ${service.missing} yet`, field: service.missing };
  if (service.kind !== 'invalid') return undefined;
  const { name, price } = service.errors;
  const reasons = [
    name !== undefined && `its name is longer than ${CUSTOM_NAME.max} characters`,
    price !== undefined && `its price must be a plain number from ${BOUNDS}`,
  ];
  return { reason: reasons.filter(Boolean).join(', and '), field: name === undefined ? 'price' : 'name' };
}
