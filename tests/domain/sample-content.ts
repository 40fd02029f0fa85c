/** Made-up content. */
import type { Company } from '../../src/domain/content/company.schema.ts';
import type { Plan } from '../../src/domain/content/plan.schema.ts';
import type { Policies } from '../../src/domain/content/policies.schema.ts';
import type { Money } from '../../src/domain/money/money.ts';
import { testData } from '../test-data.ts';

interface Priced {
  readonly id: string;
  readonly price: Money;
}

export const sampleContent = testData<{
  company: Company;
  /** Neither by price nor by response time in order. */
  plans: readonly Plan[];
  addOns: readonly Priced[];
  catalogue: readonly (Priced & { readonly excludes: string })[];
  policies: Policies;
}>(import.meta.url);

export const { company: sampleCompany, plans: samplePlans } = sampleContent;
