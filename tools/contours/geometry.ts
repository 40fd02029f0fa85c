export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The item at `index`, counted round the list. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list.at(index % list.length);
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
