import type { Money } from './money.ts';

interface Priced {
  readonly price: Money;
}

/** Finds the lowest and the highest price of all plans. */
export function findPriceRange(plans: readonly Priced[]): readonly [Money, Money] {
  const prices = plans.map(({ price }) => price).sort((a, b) => a.minor - b.minor);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (!lowest || !highest) throw new Error('content/plans.yaml has no plans');
  return [lowest, highest];
}

/** Says how large a client may be for the price of a plan. */
export const formatClientSize = ({
  people,
  machines,
}: Readonly<Record<'people' | 'machines', number>>): string =>
  `up to ${people} people and ${machines} machines`;
