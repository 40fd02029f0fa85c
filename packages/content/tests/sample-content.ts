/** Made-up content. */
import type { Company } from '../schemas/company.schema.ts';
import type { Plan } from '../schemas/plan.schema.ts';
import type { Policies } from '../schemas/policies.schema.ts';
import type { Money } from '@site/rules/money/money';
import { readTestData } from '../../../tests/support/test-data.ts';

interface PricedItem {
  readonly id: string;
  readonly price: Money;
}

export const sampleContent = readTestData<{
  company: Company;
  /** The plans are sorted neither by price nor by response time. */
  plans: readonly Plan[];
  addOns: readonly PricedItem[];
  catalogue: readonly (PricedItem & { readonly excludes: string })[];
  policies: Policies;
}>(import.meta.url);

export const { company: sampleCompany, plans: samplePlans } = sampleContent;
