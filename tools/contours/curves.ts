import { at, between, type Point } from './geometry.ts';
import type { Line } from './isolines.ts';

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
 * Controls of the quadratic spline through `points`, on even units, so that the joints halfway between two lie on
 * whole ones, and with `t` a whole curve takes two numbers. The spline passes each control at
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
  return current.map(({ x, y }) => ({ x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) }));
}

/** One run of quadratic curves per line, their joints about `span` apart. */
export function pathData(lines: readonly Line[], span: number): string {
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
