/** Where a label of the map of distances has room. */

/** In units of the map. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Label {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Whether it ends at `x`. */
  readonly isLeft: boolean;
}

/** Of the monospaced letters in src/styles/drawings.css. */
const LETTER = { width: 7.53, above: 11, below: 3 };

export function labelBox({ x, y, isLeft }: Label, words: string): Box {
  const width = words.length * LETTER.width;
  const left = isLeft ? x - width : x;
  return { left, right: left + width, top: y - LETTER.above, bottom: y + LETTER.below };
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where rings have not faded away yet, above the scale. */
const EDGES: Box = { left: -28, right: 498, top: 26, bottom: 534 };

/** A line of letters, and half of one. */
const STEPS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 48, -48];

/** Where the label was wanted, or the nearest place to it that is free, on either side of its dot. */
export function freeLabel(wanted: Label, dot: number, words: string, taken: readonly Box[]): Label {
  const across = { ...wanted, x: 2 * dot - wanted.x, isLeft: !wanted.isLeft };
  const places = STEPS.flatMap((step) => [wanted, across].map((place) => ({ ...place, y: place.y + step })));
  const isFree = (place: Label) => {
    const box = labelBox(place, words);
    const { left, right, top, bottom } = EDGES;
    const isWithin = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return isWithin && !taken.some((other) => meets(box, other));
  };
  return places.find(isFree) ?? wanted;
}
