/**
 * Places prices on one logarithmic ruler. The label of each price has a row of its own. A leader is the line
 * from a price on the ruler to its label.
 */

export interface RulerPrice {
  readonly name: string;
  readonly amount: string;
  readonly from: number;
  /** The highest price of a range. Undefined for a single or a minimum price. */
  readonly to?: number | undefined;
  readonly openEnded?: boolean | undefined;
}

/** The length of the ruler, in units of the drawing. */
export const RULER_WIDTH = 1152;
/** The width of a character in units of the drawing. It is wide enough for any monospaced font. */
export const CHARACTER_WIDTH = 7.5;
/** The distance between a leader and its label, in units of the drawing. */
export const LEADER_GAP = 8;

/** Computes how many powers of ten lie between two prices, such as 2 between 500 and 50,000. */
const computeDecades = (lowest: number, price: number) => Math.log10(price / lowest);

/**
 * Returns the step to the next tick. On a logarithmic scale the start of a decade has the most room, so it
 * has the most ticks.
 */
function getStepAfter(multiple: number) {
  if (multiple < 20) return 1;
  return multiple < 50 ? 2 : 5;
}

/**
 * Lists the ticks from the lowest to the highest price. `multiple` is the first two digits of a tick's value.
 */
function listTicks(lowest: number, highest: number) {
  const ticks: { value: number; multiple: number }[] = [];
  for (let tickUnit = 10 ** Math.floor(Math.log10(lowest)) / 10; tickUnit * 10 <= highest; tickUnit *= 10) {
    for (let multiple = 10; multiple < 100; multiple += getStepAfter(multiple))
      ticks.push({ value: Math.round(tickUnit * multiple), multiple });
  }
  return ticks.filter(({ value }) => value >= lowest && value <= highest);
}

/**
 * Computes the `x` of every price and tick. The scale leaves room for labels to the right of their prices, up
 * to two thirds of the width.
 */
export function layOutRuler(prices: readonly RulerPrice[]) {
  const lowest = Math.min(...prices.map(({ from }) => from));
  const highest = Math.max(10 * lowest, ...prices.map(({ from, to = from }) => to));
  // The widest decade at which each label still fits. For the lowest price it is Infinity, because this price
  // is at the left end at any width.
  const maxWidthsPerDecade = prices.map(({ name, amount, from }) => {
    const labelWidth = CHARACTER_WIDTH * (name.length + 1 + amount.length);
    return Math.max(RULER_WIDTH / 3, RULER_WIDTH - LEADER_GAP - labelWidth) / computeDecades(lowest, from);
  });
  const widthPerDecade = Math.min(RULER_WIDTH / computeDecades(lowest, highest), ...maxWidthsPerDecade);
  // The added 0.1 keeps a tick at the right end despite rounding.
  const highestOnRuler = lowest * 10 ** ((RULER_WIDTH + 0.1) / widthPerDecade);
  const toX = (price: number) => Math.round(10 * widthPerDecade * computeDecades(lowest, price)) / 10;
  return {
    ticks: listTicks(lowest, highestOnRuler).map((tick) => ({
      ...tick,
      x: toX(tick.value),
    })),
    /**
     * Places the prices of one side of the ruler, above it or below it. The highest price gets row 1, the row
     * nearest to the ruler. Cheaper prices are farther to the left, so in this order no leader crosses a
     * label.
     */
    placePrices: (pricesOnOneSide: readonly RulerPrice[]) =>
      pricesOnOneSide
        .toSorted((a, b) => b.from - a.from)
        .map((price, index) => ({
          ...price,
          x: toX(price.from),
          end: price.to && toX(price.to),
          row: index + 1,
        })),
  };
}
