import type { Plan } from '@site/content/schemas/plan.schema';

/** Formats the first feature of the plan above Basic: `Everything in Basic`. */
export const formatIncludedPlan = ({ name }: Pick<Plan, 'name'>) => `Everything in ${name}`;

/** Finds the response time of the fastest plan, in minutes. */
export const findFastestResponseMinutes = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));
