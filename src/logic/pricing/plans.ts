import type { Plan } from '@site/content/schemas/plan.schema';

/** Formats the feature with which the next higher plan begins: `Everything in Basic`. */
export const formatIncludedPlan = (lowerPlan: Pick<Plan, 'name'>) => `Everything in ${lowerPlan.name}`;

/** Finds the response time of the fastest plan, in minutes. */
export const findFastestResponseMinutes = (plans: readonly Plan[]) =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));
