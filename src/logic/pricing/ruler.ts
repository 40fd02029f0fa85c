/** Places prices on one logarithmic ruler. The label of each price is on a separate line. */

export interface RulerPrice {
  readonly name: string;
  readonly amount: string;
  readonly from: number;
  /** The upper end of a range. Undefined for a single price. */
  readonly to?: number | undefined;
  readonly openEnded?: boolean | undefined;
}

/** The length of the ruler, in units of the drawing. */
export const RULER_WIDTH = 1152;
/** An upper bound for the width of a character, whatever monospaced font is used. */
export const CHARACTER_WIDTH = 7.5;
/** The distance between a leader and its label. */
export const RULER_GAP = 8;

const countDecades = (lowest: number, price: number) => Math.log10(price / lowest);

/**
 * Returns the step to the next tick. Ticks are most frequent at the start of a decade, where there is most
 * room.
 */
function getStepAfter(multiple: number): number {
  if (multiple < 20) return 1;
  return multiple < 50 ? 2 : 5;
}

function listTicks(lowest: number, highest: number) {
  const ticks: { value: number; multiple: number }[] = [];
  for (let tickUnit = 10 ** Math.floor(Math.log10(lowest)) / 10; tickUnit * 10 <= highest; tickUnit *= 10) {
    for (let multiple = 10; multiple < 100; multiple += getStepAfter(multiple))
      ticks.push({ value: Math.round(tickUnit * multiple), multiple });
  }
  return ticks.filter(({ value }) => value >= lowest && value <= highest);
}

/**
 * Computes the `x` of every price and tick. The scale leaves room for the labels on the right, up to two
 * thirds of the width.
 */
export function layOutRuler(prices: readonly RulerPrice[]) {
  const lowest = Math.min(...prices.map(({ from }) => from));
  const highest = Math.max(10 * lowest, ...prices.map(({ from, to = from }) => to));
  const widthPerDecade = Math.min(
    RULER_WIDTH / countDecades(lowest, highest),
    ...prices
      .filter(({ from }) => from > lowest)
      .map(({ name, amount, from }) => {
        const labelWidth = CHARACTER_WIDTH * (name.length + 1 + amount.length);
        return Math.max(RULER_WIDTH / 3, RULER_WIDTH - RULER_GAP - labelWidth) / countDecades(lowest, from);
      }),
  );
  const toX = (price: number) => Math.round(10 * widthPerDecade * countDecades(lowest, price)) / 10;
  return {
    lowest,
    highest,
    ticks: listTicks(lowest, lowest * 10 ** ((RULER_WIDTH + 0.1) / widthPerDecade)).map((tick) => ({
      ...tick,
      x: toX(tick.value),
    })),
    /**
     * Places the highest price first. Leaders then step down to the right, and no leader meets the label of
     * another price.
     */
    placePrices: (pricesOnSide: readonly RulerPrice[]) =>
      pricesOnSide
        .toSorted((a, b) => b.from - a.from)
        .map((price, index) => ({
          ...price,
          x: toX(price.from),
          end: price.to && toX(price.to),
          line: index + 1,
        })),
  };
}
