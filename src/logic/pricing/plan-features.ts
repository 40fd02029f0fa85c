import type { Plan } from '@site/content/schemas/plan.schema';

/** Each plan has what the one before it has, and adds its own features. */
export const everythingIn = ({ name }: Pick<Plan, 'name'>): string => `Everything in ${name}`;
