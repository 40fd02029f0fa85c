/**
 * Draws the contour maps: `node tools/contours.ts`. When the first sheet moves, so must contour-places.ts.
 *
 * A smooth height field is cut at even heights, and every line becomes one run of quadratic curves. The maps stand
 * inline in the page, so bytes decide the form: few joints, and whole numbers only. `vector-effect` does not
 * inherit, so each weight of line is one path. Same input, same bytes.
 */
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { pathData } from './contours/curves.ts';
import { heightField } from './contours/height-field.ts';
import { isolines, type Line } from './contours/isolines.ts';

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
    span: 56,
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
    span: 64,
    levels: { from: 17.5, step: 10.4 },
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

/** In crossings. A smaller ring round a summit would collide with the dot that marks it. */
const SMALLEST_LOOP = 30;
/** As on a survey sheet, every fifth line is heavier. */
const HEAVY_EVERY = 5;

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
    '<g fill="none" stroke="currentColor">',
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
