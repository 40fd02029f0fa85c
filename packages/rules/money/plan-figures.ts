import type { Money } from './money.ts';

interface PricedPlan {
  readonly price: Money;
}

/** Finds the lowest and the highest price of all plans. Throws an error if there are none. */
export function findPriceRange(plans: readonly PricedPlan[]): readonly [Money, Money] {
  const prices = plans.map(({ price }) => price).sort((a, b) => a.minor - b.minor);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (!lowest || !highest) throw new Error('content/plans.yaml has no plans');
  return [lowest, highest];
}

/** Formats a size as `up to 10 people and 12 machines`. */
export const formatClientSize = ({ people, machines }: Readonly<Record<'people' | 'machines', number>>) =>
  `up to ${people} people and ${machines} machines`;
