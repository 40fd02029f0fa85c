import type { Plan } from '@site/content/schemas/plan.schema';

/** In px: the line of a feature, what a layer has above and below its lines, and the tallest column. */
const LINE = 22;
const EDGES = 10;
const TALLEST = 900;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The layers of the plans, the cheapest first: each as thick as what its plan costs more than the one before. If a column
 * would be too tall with room for the features of each, all layers are alike.
 *
 * The styles give shares, and the browser finds the scale: the least at which each layer's lines fit, in any font and size.
 */
export function strata(plans: readonly Pick<Plan, 'price' | 'features'>[]) {
  const prices = plans.map(({ price }) => price.minor);
  const steps = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  const needed = steps.map((step, index) => (LINE * (plans[index]?.features.length ?? 0) + EDGES) / step);
  const isToScale = Math.max(...needed) * sum(steps) <= TALLEST;
  const shares = isToScale ? steps : steps.map(() => 1);

  /** From a plan's own upper edge down past so many layers, as a multiple of its own layer. */
  const depth = (index: number, layers: number) =>
    sum(shares.slice(index + 1 - layers, index + 1)) / (shares[index] ?? 1);
  const rows = shares.map((share) => `${share}fr`).toReversed();
  const styles = [
    `.strata{--plans:${plans.length};--layers:${rows.join(' ')}}`,
    ...shares.flatMap((_, index) => {
      const plan = `.strata>:nth-child(${index + 2})`;
      return [
        `${plan}{--nth:${index + 1};--column:${depth(index, index + 1)}}`,
        ...shares
          .slice(0, index)
          .map((_, below) => `${plan} li:nth-child(${below + 1}){--top:${depth(index, below + 1)}}`),
      ];
    }),
  ];
  return { isToScale, styles: styles.join('') };
}
