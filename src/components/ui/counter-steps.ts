/** Of the styles, which turn them in as many steps: src/styles/count-up.css. */
export const STEPS = 40;

const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

/** The numbers on the way from 0 to `value`, one on each line, with as many decimals as `value` has. */
export function stepsTo(value: number): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const numberAt = (step: number) => Number((value * easeOutCubic(step / STEPS)).toFixed(decimals));
  return Array.from({ length: STEPS }, (_, step) => numberAt(step)).join('\n');
}
