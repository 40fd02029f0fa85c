import type { Plan } from '@site/content/schemas/plan.schema';

/** A feature takes one line. A layer has padding above and below its lines. */
const LINE_HEIGHT_PX = 22;
const PADDING_PX = 8;
/** The height above which the layers are not drawn to scale. */
const TALLEST_COLUMN_PX = 885;

/**
 * Formats the CSS rules for the layers of the plans. The cheapest plan comes first. The height of a layer
 * shows how much more its plan costs than the one before. All layers are equal if a column with room for
 * every feature would be too tall.
 *
 * The styles give each layer a share of the height in `fr`. The browser then finds the smallest height at
 * which the lines of every layer fit, in any font and size.
 */
export function formatLayerStyles(plans: readonly Pick<Plan, 'price' | 'features'>[]) {
  const prices = plans.map(({ price }) => price.minor);
  const priceSteps = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  const pxPerMinorUnit = plans.map(
    ({ features }, index) => (LINE_HEIGHT_PX * features.length + PADDING_PX) / (priceSteps[index] ?? 1),
  );
  const isToScale = Math.max(...pxPerMinorUnit) * (prices.at(-1) ?? 0) <= TALLEST_COLUMN_PX;
  const layers = priceSteps.map((priceStep) => `${isToScale ? priceStep : 1}fr`).toReversed();
  return [
    `.plan-layers{--plans:${plans.length};--layers:${layers.join(' ')}}`,
    // Paper has no room for layers that are drawn to scale.
    `@media print{.plan-layers{--layers:repeat(${plans.length},auto)}}`,
    ...plans.map((_, index) => `.plan-layers>:nth-child(${index + 2}){--nth:${index + 1}}`),
  ].join('');
}
