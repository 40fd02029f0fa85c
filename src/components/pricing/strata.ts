import type { Plan } from '@site/content/schemas/plan.schema';

/** The height of a feature's line, and the padding of a layer above and below its lines. */
const LINE_PX = 22;
const PADDING_PX = 10;
const TALLEST_COLUMN_PX = 900;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Writes styles for the layers of the plans, the cheapest first. The thickness of a layer shows how much more
 * its plan costs than the one before. All layers are equal if a column with room for every feature would be
 * too tall.
 *
 * The styles give shares, and the browser finds the smallest scale at which each layer's lines fit, in any
 * font and size.
 */
export function strata(plans: readonly Pick<Plan, 'price' | 'features'>[]) {
  const prices = plans.map(({ price }) => price.minor);
  const steps = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  const pxPerUnit = plans.map(
    ({ features }, index) => (LINE_PX * features.length + PADDING_PX) / (steps[index] ?? 1),
  );
  const isToScale = Math.max(...pxPerUnit) * sum(steps) <= TALLEST_COLUMN_PX;
  const shares = isToScale ? steps : steps.map(() => 1);

  /** The height of the topmost `layers` of a plan, as a multiple of its own layer. */
  const heightOf = (layers: number, index: number) =>
    sum(shares.slice(index + 1 - layers, index + 1)) / (shares[index] ?? 1);
  const rows = shares.map((share) => `${share}fr`).toReversed();
  const styles = [
    `.strata{--plans:${plans.length};--layers:${rows.join(' ')}}`,
    ...shares.flatMap((_, index) => {
      const plan = `.strata>:nth-child(${index + 2})`;
      return [
        `${plan}{--nth:${index + 1};--column:${heightOf(index + 1, index)}}`,
        ...shares
          .slice(0, index)
          .map((_, below) => `${plan} li:nth-child(${below + 1}){--top:${heightOf(below + 1, index)}}`),
      ];
    }),
  ];
  return { isToScale, styles: styles.join('') };
}
