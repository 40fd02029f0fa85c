/**
 * Draws the contour maps: `node scripts/contours.ts`. When the first sheet moves, so must contour-places.ts.
 *
 * A smooth height field (stretched, turned bells, bent by seeded waves) is cut at even heights by marching
 * squares, and every line becomes one run of quadratic curves. The maps stand inline in the page, so bytes
 * decide the form. Controls lie on whole units, joints halfway between two of them; the group is drawn at
 * double size and halved, so all numbers are whole, and with `t` a whole curve takes two. `vector-effect`
 * does not inherit, so each weight of line is one path. Same input, same bytes.
 */
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

interface Point {
  x: number;
  y: number;
}

interface Line {
  points: Point[];
  closed: boolean;
}

type Field = (p: Point) => number;
type Sheet = (typeof SHEETS)[keyof typeof SHEETS];

/**
 * `bend` is how far the waves push a point aside, and `span` the distance between two joints, both in units.
 * A peak is `rx` by `ry` wide, its long side turned by `degrees`; the last of each sheet is its foot.
 */
const SHEETS = {
  hero: {
    file: 'contours.svg',
    fit: 'slice',
    width: 1200,
    height: 700,
    seed: 16,
    bend: 80,
    longestWave: 560,
    span: 44,
    levels: { from: 18, step: 7 },
    peaks: [
      { x: 820, y: 310, height: 92, rx: 230, ry: 170, degrees: -40 },
      { x: 1080, y: 230, height: 70, rx: 110, ry: 95, degrees: 20 },
      { x: 730, y: 530, height: 30, rx: 210, ry: 80, degrees: -65 },
      { x: 840, y: 300, height: 44, rx: 700, ry: 400, degrees: 14 },
    ],
  },
  strip: {
    file: 'contour-strip.svg',
    fit: 'slice',
    width: 1200,
    height: 240,
    seed: 21,
    bend: 90,
    longestWave: 640,
    span: 42,
    levels: { from: 17.5, step: 8.4 },
    peaks: [
      { x: 850, y: 90, height: 62, rx: 230, ry: 105, degrees: -12 },
      { x: 430, y: 210, height: 46, rx: 200, ry: 90, degrees: 15 },
      { x: 700, y: 130, height: 28, rx: 760, ry: 300, degrees: 0 },
    ],
  },
  closed: {
    file: 'contour-closed.svg',
    fit: 'meet',
    width: 480,
    height: 320,
    seed: 24,
    bend: 42,
    longestWave: 280,
    span: 18,
    levels: { from: 18, step: 8.6 },
    peaks: [
      { x: 208, y: 158, height: 76, rx: 105, ry: 76, degrees: -30 },
      { x: 350, y: 200, height: 54, rx: 52, ry: 44, degrees: 20 },
      { x: 252, y: 168, height: 34, rx: 196, ry: 116, degrees: 5 },
    ],
  },
};

const WAVES = [1, 0.71, 0.5, 0.34, 0.23];
const CELL = 6;
const BLEED = 60;
/** In crossings. A smaller ring round a summit would collide with the dot that marks it. */
const SMALLEST_LOOP = 30;
/** As on a survey sheet, every fifth line is heavier. */
const HEAVY_EVERY = 5;

/** The item at `index`, counted round the list. */
function at<T>(list: readonly T[], index: number): T {
  const item = list.at(index % list.length);
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

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

function heightField({ seed, bend, longestWave, peaks }: Sheet): Field {
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

/** Marching squares. Each is cut into two triangles, where a level that enters by one edge leaves by one. */
function isolines(field: Field, level: number, { width, height }: Sheet): Line[] {
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

/** Points at even steps along the line, about `span` apart. */
function evenly({ points, closed }: Line, span: number): Point[] {
  const path = closed ? [...points, at(points, 0)] : points;
  const passed = [0];
  path.slice(1).forEach((p, i) => {
    passed.push(at(passed, i) + Math.hypot(p.x - at(path, i).x, p.y - at(path, i).y));
  });
  const total = at(passed, -1);
  const steps = Math.max(closed ? 6 : 3, Math.round(total / span));
  return Array.from({ length: closed ? steps : steps + 1 }, (_, step) => {
    const target = (total * step) / steps;
    const i = Math.max(
      1,
      passed.findIndex((length) => length >= target - 1e-6),
    );
    const [before, after] = [at(passed, i - 1), at(passed, i)];
    return between(at(path, i - 1), at(path, i), (target - before) / (after - before));
  });
}

/**
 * Controls, in doubled units, of the quadratic spline through `points`. It passes each control at
 * (before + 6 own + after) / 8; moving the control by what is missing there settles in a few rounds.
 */
function controls(points: Point[], closed: boolean): Point[] {
  let current = points;
  for (let round = 0; round < 3; round += 1) {
    current = current.map((own, i) => {
      if (!closed && (i === 0 || i === points.length - 1)) return own;
      const [before, after, target] = [at(current, i - 1), at(current, i + 1), at(points, i)];
      return {
        x: own.x + target.x - (before.x + 6 * own.x + after.x) / 8,
        y: own.y + target.y - (before.y + 6 * own.y + after.y) / 8,
      };
    });
  }
  return current.map(({ x, y }) => ({ x: 2 * Math.round(x), y: 2 * Math.round(y) }));
}

function pathData(lines: Line[], span: number): string {
  const move = (from: Point, to: Point): string => `${to.x - from.x} ${to.y - from.y}`;
  let pen = { x: 0, y: 0 };
  return lines
    .map((line) => {
      const knots = controls(evenly(line, span), line.closed);
      const run = line.closed ? [...knots, at(knots, 0), at(knots, 1)] : knots;
      const joints = run.slice(1).map((knot, i) => between(at(run, i), knot, 0.5));
      const [start, first] = [at(joints, 0), at(joints, 1)];
      const curves = joints.slice(2).map((joint, i) => move(at(joints, i + 1), joint));
      const data = `m${move(pen, start)}q${move(start, at(run, 1))} ${move(start, first)}t${curves.join(' ')}`;
      pen = line.closed ? start : at(joints, -1);
      return data + (line.closed ? 'z' : '');
    })
    .join('')
    .replaceAll(' -', '-');
}

function svg(sheet: Sheet): string {
  const { width, height, fit, levels, span } = sheet;
  const field = heightField(sheet);
  const shows = ({ points }: Line): boolean =>
    points.length > SMALLEST_LOOP && points.some(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
  const [fine, heavy]: [Line[], Line[]] = [[], []];
  for (let i = 1, lines: Line[] = []; i === 1 || lines.length > 0; i += 1) {
    lines = isolines(field, levels.from + (i - 1) * levels.step, sheet);
    (i % HEAVY_EVERY === 0 ? heavy : fine).push(...lines.filter(shows));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">`,
    '<g transform="scale(.5)" fill="none" stroke="currentColor">',
    `<path vector-effect="non-scaling-stroke" d="${pathData(fine, span)}"/>`,
    `<path vector-effect="non-scaling-stroke" stroke-width="1.6" d="${pathData(heavy, span)}"/>`,
    '</g></svg>\n',
  ].join('');
}

for (const sheet of Object.values(SHEETS)) {
  const text = svg(sheet);
  await writeFile(new URL(`../src/assets/${sheet.file}`, import.meta.url), text);
  console.log(`${sheet.file}: ${text.length} B, ${brotliCompressSync(text).length} B with Brotli`);
}
