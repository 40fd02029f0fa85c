/** How long a counter runs, in milliseconds. Source: specification, section 9. */
export const COUNT_MS = 2000;

const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Runs from 0 to `value`, with as many decimals as `value` has. */
export function countAt(elapsedMs: number, value: number): number {
  const progress = Math.min(Math.max(elapsedMs / COUNT_MS, 0), 1);
  return Number((value * easeOutCubic(progress)).toFixed(decimals(value)));
}

/** Of the styles, which turn them in as many steps: src/styles/count-up.css. */
export const STEPS = 40;

/** The numbers on the way to `value`, from 0 on, one on each line. */
export const stepsTo = (value: number): string =>
  Array.from({ length: STEPS }, (_, step) => countAt((step / STEPS) * COUNT_MS, value)).join('\n');
