/** Made-up content. */
import type { Company } from '../../src/domain/content/company.schema.ts';
import { money } from '../../src/domain/money/money.ts';
import type { Plan } from '../../src/domain/content/plan.schema.ts';
import type { Policies } from '../../src/domain/content/policies.schema.ts';
import { testData } from '../test-data.ts';

const { company, policies } = testData<{ company: Company; policies: Policies }>(import.meta.url);
export { company as sampleCompany, policies as samplePolicies };

const samplePlan = (plan: Pick<Plan, 'id' | 'price' | 'sla'>): Plan => ({
  name: plan.id,
  summary: 'A plan.',
  featured: false,
  features: ['One feature'],
  ...plan,
});

/** Neither by price nor by response time in order. */
export const samplePlans: readonly Plan[] = [
  samplePlan({
    id: 'professional',
    price: money(52_000, 'KES'),
    sla: { coverage: 'sunrise to sunset', responseMinutes: 15, dedicatedEngineer: false },
  }),
  samplePlan({
    id: 'elite',
    price: money(87_500, 'KES'),
    sla: { coverage: 'always', responseMinutes: 45, dedicatedEngineer: true },
  }),
  samplePlan({
    id: 'basic',
    price: money(11_000, 'KES'),
    sla: { coverage: 'weekdays', responseMinutes: 180, dedicatedEngineer: false },
  }),
];

export const sampleAddOns = [{ id: 'audit', price: money(9_750, 'KES') }];
export const sampleCatalogue = [{ id: 'vpn-setup', price: money(285, 'USD') }];
