import type { Plan } from '@site/content/schemas/plan.schema';

/** Returns the response time of the fastest plan, in minutes. */
export const findFastestResponse = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));
