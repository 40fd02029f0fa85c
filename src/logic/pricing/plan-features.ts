import type { Plan } from '@site/content/schemas/plan.schema';

/** Writes the first feature of a plan, which includes everything in the plan before it. */
export const formatIncludedPlan = ({ name }: Pick<Plan, 'name'>): string => `Everything in ${name}`;
