/**
 * Draws the contour maps: `node scripts/contours.ts`.
 *
 * A smooth height field (stretched, turned bells, bent by seeded waves) is cut at even heights by marching
 * squares, and every line becomes one run of quadratic curves. The maps stand inline in the page, so bytes
 * decide the form: control points lie on a grid of 2 units, which makes the joints between them whole
 * numbers, and `t` then says a whole curve in two of them. Same input, same bytes.
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

/** A bell of `height` at (x, y), `rx` by `ry` wide, its long side turned by `degrees`. */
interface Peak extends Point {
  height: number;
  rx: number;
  ry: number;
  degrees: number;
}

interface Sheet {
  file: string;
  width: number;
  height: number;
  /** Whether the drawing fills its box and is cropped, or is shown whole. */
  crops: boolean;
  seed: number;
  /** How far the waves push a point aside, in units. */
  bend: number;
  longestWave: number;
  peaks: Peak[];
  levels: { from: number; to: number; step: number };
  /** Every so many lines one is drawn heavier, as on a survey sheet. */
  heavyEvery: number;
  /** Units between the joints of a line. */
  span: number;
}

const WAVE_SHARES = [1, 0.71, 0.5, 0.34, 0.23];
const CELL = 6;
const BLEED = 60;

const SHEETS: Sheet[] = [
  {
    file: 'contours.svg',
    width: 1200,
    height: 700,
    crops: true,
    seed: 16,
    bend: 80,
    longestWave: 560,
    peaks: [
      { x: 820, y: 310, height: 92, rx: 230, ry: 170, degrees: -40 },
      { x: 1080, y: 230, height: 70, rx: 110, ry: 95, degrees: 20 },
      { x: 730, y: 530, height: 30, rx: 210, ry: 80, degrees: -65 },
      { x: 840, y: 300, height: 44, rx: 700, ry: 400, degrees: 14 },
    ],
    levels: { from: 18, to: 170, step: 7 },
    heavyEvery: 5,
    span: 30,
  },
  {
    file: 'contour-strip.svg',
    width: 1200,
    height: 240,
    crops: true,
    seed: 23,
    bend: 80,
    longestWave: 480,
    peaks: [
      { x: 850, y: 90, height: 62, rx: 230, ry: 105, degrees: -12 },
      { x: 430, y: 210, height: 46, rx: 200, ry: 90, degrees: 15 },
      { x: 700, y: 130, height: 28, rx: 760, ry: 300, degrees: 0 },
    ],
    levels: { from: 20, to: 170, step: 8 },
    heavyEvery: 5,
    span: 40,
  },
  {
    file: 'contour-closed.svg',
    width: 480,
    height: 320,
    crops: false,
    seed: 24,
    bend: 42,
    longestWave: 280,
    peaks: [
      { x: 220, y: 168, height: 76, rx: 105, ry: 76, degrees: -30 },
      { x: 362, y: 210, height: 54, rx: 52, ry: 44, degrees: 20 },
      { x: 264, y: 178, height: 34, rx: 196, ry: 116, degrees: 5 },
    ],
    levels: { from: 18, to: 170, step: 8.6 },
    heavyEvery: 5,
    span: 22,
  },
];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
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

/** A sum of seeded waves, the long ones the highest, between -1 and 1. */
function waves(longest: number, random: () => number): (p: Point) => number {
  const all = WAVE_SHARES.map((share) => {
    const direction = random() * 2 * Math.PI;
    const turns = (2 * Math.PI) / (longest * share);
    return {
      share: share / WAVE_SHARES.reduce((sum, other) => sum + other),
      x: Math.cos(direction) * turns,
      y: Math.sin(direction) * turns,
      phase: random() * 2 * Math.PI,
    };
  });
  return (p) =>
    all.reduce((sum, { share, x, y, phase }) => sum + share * Math.sin(x * p.x + y * p.y + phase), 0);
}

function heightField({ seed, bend, longestWave, peaks }: Sheet): (p: Point) => number {
  const random = seededRandom(seed);
  const [east, south] = [waves(longestWave, random), waves(longestWave, random)];
  const bells = peaks.map((peak) => {
    const angle = (peak.degrees * Math.PI) / 180;
    return { ...peak, cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  return (p) => {
    const [px, py] = [p.x + bend * east(p), p.y + bend * south(p)];
    return bells.reduce((sum, { x, y, height, rx, ry, cos, sin }) => {
      const [u, v] = [((px - x) * cos + (py - y) * sin) / rx, ((py - y) * cos - (px - x) * sin) / ry];
      // A power of 1.5 instead of a bell's 2 keeps the lines apart evenly right up to the summit.
      return sum + height * Math.exp(-((u * u + v * v) ** 0.75));
    }, 0);
  };
}

/** Marching squares, each cell halved so that no saddle is ambiguous: a triangle the level crosses links two edges. */
function isolines(field: (p: Point) => number, level: number, { width, height }: Sheet): Line[] {
  const columns = Math.ceil((width + 2 * BLEED) / CELL) + 1;
  const count = columns * (Math.ceil((height + 2 * BLEED) / CELL) + 1);
  const at = (node: number): Point => ({
    x: (node % columns) * CELL - BLEED,
    y: Math.floor(node / columns) * CELL - BLEED,
  });
  const rises = Array.from({ length: count }, (_, node) => field(at(node)) - level);
  const rise = (node: number): number => rises[node] ?? 0;

  const neighbours = new Map<number, number[]>();
  const link = (from: number, to: number): void => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
  };
  const edge = (a: number, b: number): number => Math.min(a, b) * count + Math.max(a, b);
  for (let node = 0; node < count - columns; node += 1) {
    if (node % columns === columns - 1) continue;
    const [right, below, across] = [node + 1, node + columns, node + columns + 1];
    for (const [a, b, c] of [
      [node, right, below],
      [right, across, below],
    ] as const) {
      const crossed = ([[a, b], [b, c], [c, a]] as const).filter(([i, j]) => rise(i) > 0 !== rise(j) > 0);
      const [first, second] = crossed.map(([i, j]) => edge(i, j));
      if (first === undefined || second === undefined) continue;
      link(first, second);
      link(second, first);
    }
  }

  const crossing = (edge: number): Point => {
    const [a, b] = [Math.floor(edge / count), edge % count];
    return between(at(a), at(b), rise(a) / (rise(a) - rise(b)));
  };
  const seen = new Set<number>();
  // Lines that leave the sheet have ends, and are followed from there before the loops.
  return [...neighbours]
    .sort(([, a], [, b]) => a.length - b.length)
    .flatMap(([start, { length }]) => {
      const points: Point[] = [];
      for (let next: number | undefined = start; next !== undefined && !seen.has(next); ) {
        seen.add(next);
        points.push(crossing(next));
        next = neighbours.get(next)?.find((other) => !seen.has(other));
      }
      return points.length > 0 ? [{ points, closed: length === 2 }] : [];
    });
}

/** Points at even steps along the line, about `span` apart. */
function evenly({ points, closed }: Line, span: number): Point[] {
  const path = closed ? [...points, ...points.slice(0, 1)] : points;
  const lengths = path.slice(1).map((p, i) => distance(p, path[i] ?? p));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const steps = Math.max(closed ? 6 : 2, Math.round(total / span));
  let [segment, passed] = [0, 0];
  return Array.from({ length: closed ? steps : steps + 1 }, (_, i) => {
    const target = (total * i) / steps;
    while (segment < lengths.length - 1 && passed + (lengths[segment] ?? 0) < target) passed += lengths[segment++] ?? 0;
    const [from, to] = [path[segment], path[segment + 1]];
    if (!from || !to) throw new Error('A line needs two points.');
    return between(from, to, (target - passed) / (lengths[segment] ?? 1));
  });
}

/**
 * Control points of the quadratic spline through `points`, on the even grid. The spline passes a control at
 * (before + 6 own + after) / 8; moving each control by what is missing settles in a few rounds.
 */
function controls(points: Point[], closed: boolean): Point[] {
  let current = points;
  for (let round = 0; round < 20; round += 1) {
    current = current.map((own, i) => {
      const [before, after] = closed
        ? [current.at(i - 1), current[(i + 1) % current.length]]
        : [current[i - 1], current[i + 1]];
      const target = points[i];
      if (!before || !after || !target) return own;
      return {
        x: own.x + target.x - (before.x + 6 * own.x + after.x) / 8,
        y: own.y + target.y - (before.y + 6 * own.y + after.y) / 8,
      };
    });
  }
  return current.map(({ x, y }) => ({ x: 2 * Math.round(x), y: 2 * Math.round(y) }));
}

/** One path for many lines, each drawn from joint to joint; `from` is where the pen stands. */
function pathData(lines: Line[], span: number): string {
  let pen: Point = { x: 0, y: 0 };
  const to = (p: Point): string => {
    const [x, y] = [p.x - pen.x, p.y - pen.y];
    return `${x}${y < 0 ? '' : ' '}${y}`;
  };
  return lines
    .map((line) => {
      const knots = controls(evenly(line, span), line.closed);
      const ring = line.closed ? [...knots, ...knots.slice(0, 2)] : knots;
      const joints = ring.slice(1).map((knot, i) => between(ring[i] ?? knot, knot, 0.5));
      const [start, first, control] = [joints[0], joints[1], ring[1]];
      if (!start || !first || !control) return '';
      let data = `m${to(start)}`;
      pen = start;
      data += `q${to(control)} ${to(first)}t`;
      pen = first;
      data += joints
        .slice(2)
        .map((joint) => {
          const step = to(joint);
          pen = joint;
          return step;
        })
        .join(' ');
      if (line.closed) pen = start;
      return data + (line.closed ? 'z' : '');
    })
    .join('')
    .replaceAll(' -', '-');
}

function svg(sheet: Sheet): string {
  const { width, height, levels, heavyEvery, span, crops } = sheet;
  const field = heightField(sheet);
  const inside = ({ x, y }: Point): boolean => x > 0 && x < width && y > 0 && y < height;
  const [fine, heavy]: [Line[], Line[]] = [[], []];
  for (let i = 0; levels.from + i * levels.step <= levels.to; i += 1) {
    const lines = isolines(field, levels.from + i * levels.step, sheet).filter(
      ({ points }) => points.length * CELL > 3 * span && points.some(inside),
    );
    (i % heavyEvery === heavyEvery - 1 ? heavy : fine).push(...lines);
  }
  const aspect = crops ? ' preserveAspectRatio="xMidYMid slice"' : '';
  const path = (lines: Line[], attributes = ''): string =>
    `<path vector-effect="non-scaling-stroke"${attributes} d="${pathData(lines, span)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${aspect} aria-hidden="true"><g transform="scale(.5)" fill="none" stroke="currentColor">${path(fine)}${path(heavy, ' stroke-width="1.6"')}</g></svg>\n`;
}

for (const sheet of SHEETS) {
  const text = svg(sheet);
  await writeFile(new URL(`../src/assets/${sheet.file}`, import.meta.url), text);
  const compressed = brotliCompressSync(text).length;
  console.log(`${sheet.file}: ${text.length} B, ${compressed} B with Brotli`);
}
