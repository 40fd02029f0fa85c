import { at, between, type Point } from './geometry.ts';
import type { Field } from './height-field.ts';

export interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

const CELL = 6;
const BLEED = 42;

/** Marching squares. Each is cut into two triangles, where a level that enters by one edge leaves by one. */
export function isolines(
  field: Field,
  level: number,
  { width, height }: { readonly width: number; readonly height: number },
): Line[] {
  const columns = Math.ceil((width + 2 * BLEED) / CELL) + 1;
  const count = columns * (Math.ceil((height + 2 * BLEED) / CELL) + 1);
  const node = (n: number): Point => ({
    x: (n % columns) * CELL - BLEED,
    y: Math.floor(n / columns) * CELL - BLEED,
  });
  const rises = Array.from({ length: count }, (_, n) => field(node(n)) - level);
  const rise = (n: number): number => at(rises, n);

  const edge = (a: number, b: number): number => Math.min(a, b) * count + Math.max(a, b);
  const neighbours = new Map<number, number[]>();
  const link = (a: number, b: number): unknown => neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  for (let n = 0; n < count - columns; n += 1) {
    if ((n + 1) % columns === 0) continue;
    const [right, below, across] = [n + 1, n + columns, n + columns + 1];
    for (const corners of [
      [n, right, below],
      [right, across, below],
    ]) {
      const [entry, exit] = corners
        .map((a, i): [number, number] => [a, at(corners, i + 1)])
        .filter(([a, b]) => rise(a) > 0 !== rise(b) > 0)
        .map(([a, b]) => edge(a, b));
      if (entry === undefined || exit === undefined) continue;
      link(entry, exit);
      link(exit, entry);
    }
  }

  const crossing = (edge: number): Point => {
    const [a, b] = [Math.floor(edge / count), edge % count];
    return between(node(a), node(b), rise(a) / (rise(a) - rise(b)));
  };
  const seen = new Set<number>();
  // Lines that leave the sheet have two ends, and are followed from one of them before the loops.
  return [...neighbours]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([start, { length }]) => {
      const points: Point[] = [];
      for (let next: number | undefined = start; next !== undefined && !seen.has(next);) {
        seen.add(next);
        points.push(crossing(next));
        next = neighbours.get(next)?.find((other) => !seen.has(other));
      }
      return { points, closed: length === 2 };
    })
    .filter(({ points }) => points.length > 1);
}
