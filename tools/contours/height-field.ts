import type { Point } from './geometry.ts';

/** The height of the ground at a point. */
export type Field = (p: Point) => number;

/** A stretched and turned bell: `rx` by `ry` wide, its long side turned by `degrees`. */
interface Peak extends Point {
  readonly height: number;
  readonly rx: number;
  readonly ry: number;
  readonly degrees: number;
}

/** Lengths in the sheet's units. */
export interface Ground {
  readonly seed: number;
  /** How far the waves push a point aside. */
  readonly bend: number;
  readonly longestWave: number;
  readonly peaks: readonly Peak[];
}

const WAVES = [1, 0.71, 0.5, 0.34, 0.23];

/** Mulberry32: a small seeded generator, so that a map never changes by itself. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A sum of waves in random directions, the long ones the highest, between -1 and 1. */
function waves(longest: number, random: () => number): Field {
  const sum = WAVES.reduce((a, b) => a + b);
  const all = WAVES.map((share) => {
    const direction = random() * 2 * Math.PI;
    const turns = (2 * Math.PI) / (longest * share);
    const phase = random() * 2 * Math.PI;
    return ({ x, y }: Point) =>
      (share / sum) * Math.sin((Math.cos(direction) * x + Math.sin(direction) * y) * turns + phase);
  });
  return (p) => all.reduce((height, wave) => height + wave(p), 0);
}

/** Smooth ground: bells, bent by seeded waves. */
export function heightField({ seed, bend, longestWave, peaks }: Ground): Field {
  const random = seededRandom(seed);
  const [east, south] = [waves(longestWave, random), waves(longestWave, random)];
  return (p) => {
    const bent = { x: p.x + bend * east(p), y: p.y + bend * south(p) };
    return peaks.reduce((sum, { x, y, height, rx, ry, degrees }) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [bent.x - x, bent.y - y];
      const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / rx;
      const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / ry;
      // A power of 1.5, where a bell has 2, keeps the lines evenly apart right up to the summit.
      return sum + height * Math.exp(-(Math.hypot(u, v) ** 1.5));
    }, 0);
  };
}
