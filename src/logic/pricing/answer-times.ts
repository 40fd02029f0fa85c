import type { Plan } from '@site/content/schemas/plan.schema';

/** The response time of the fastest plan, in minutes. */
export const fastestAnswer = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));
