import type { Plan } from '@site/content/schemas/plan.schema';

/** Writes the first feature of a plan, which includes everything in the given, lower plan. */
export const formatIncludedPlan = ({ name }: Pick<Plan, 'name'>): string => `Everything in ${name}`;

/** Returns the response time of the fastest plan, in minutes. */
export const findFastestResponseMinutes = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));
