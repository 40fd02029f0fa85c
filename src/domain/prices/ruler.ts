/** Prices on one logarithmic ruler, each on a line of its own where its words would meet another's. */

export interface RulerPrice {
  /** What stands beside its leader: the name and the amount. */
  readonly words: string;
  readonly from: number;
  /** Of a range; `undefined` is one price. */
  readonly to?: number | undefined;
}

interface RulerSize {
  /** In the units of the drawing. */
  readonly width: number;
  /** At least as wide as a character of the widest monospaced font is. */
  readonly character: number;
}

export interface Placed {
  readonly x: number;
  /** Where its range ends. */
  readonly end?: number | undefined;
  /** Lines between the ruler and its words: 1 is the nearest. */
  readonly level: number;
}

/** From a leader to its words, and from the words to the next leader. */
export const RULER_GAP = 8;

const decades = (lowest: number, price: number) => Math.log10(price / lowest);

/** Leaders step down to the right: whatever stands over the words of a price is on a nearer line. */
function stepped<Price extends RulerPrice>(
  prices: readonly Price[],
  x: (price: number) => number,
  character: number,
): readonly (Price & Placed)[] {
  const placed: (Price & Placed)[] = [];
  for (const price of prices.toSorted((one, other) => other.from - one.from)) {
    const place = x(price.from);
    const end = price.to === undefined ? undefined : x(price.to);
    const right = Math.max(place + RULER_GAP + character * price.words.length, end ?? 0) + RULER_GAP;
    const level = 1 + Math.max(0, ...placed.filter((other) => other.x <= right).map((other) => other.level));
    placed.unshift({ ...price, x: place, end, level });
  }
  return placed;
}

/** Ten tenths of each decade, closer where there is room: each tenth to its double, each fifth to its half. */
function ticks(lowest: number, highest: number) {
  const all: { value: number; tenths: number }[] = [];
  for (let tenth = 10 ** Math.floor(Math.log10(lowest)) / 10; tenth * 10 <= highest; tenth *= 10) {
    for (let tenths = 10; tenths < 100; tenths += tenths < 20 ? 1 : tenths < 50 ? 2 : 5)
      all.push({ value: Math.round(tenth * tenths), tenths });
  }
  return all.filter(({ value }) => value >= lowest && value <= highest);
}

/** `x` of every price, tick and number; the scale leaves the words room at the right, up to two thirds of the width. */
export function priceRuler<Price extends RulerPrice>(
  above: readonly Price[],
  below: readonly Price[],
  { width, character }: RulerSize,
) {
  const prices = [...above, ...below];
  const lowest = Math.min(...prices.map(({ from }) => from));
  const highest = Math.max(10 * lowest, ...prices.map(({ from, to = from }) => to));
  const perDecade = Math.min(
    width / decades(lowest, highest),
    ...prices
      .filter(({ from }) => from > lowest)
      .map(
        ({ from, words }) =>
          Math.max(width / 3, width - RULER_GAP - character * words.length) / decades(lowest, from),
      ),
  );
  const x = (price: number) => Math.round(10 * perDecade * decades(lowest, price)) / 10;
  const marks = ticks(lowest, lowest * 10 ** ((width + 0.1) / perDecade)).map((tick) => ({
    ...tick,
    x: x(tick.value),
  }));
  return {
    lowest,
    highest,
    above: stepped(above, x, character),
    below: stepped(below, x, character),
    marks,
  };
}

/** The first place for words of this width between leaders; at the right end where there is none. */
export const freePlace = (leaders: readonly number[], words: number, width: number): number =>
  [-RULER_GAP, ...leaders]
    .map((leader) => leader + RULER_GAP)
    .find(
      (start) =>
        start + words <= width &&
        leaders.every((leader) => leader < start || leader > start + words + RULER_GAP),
    ) ?? width - words;
