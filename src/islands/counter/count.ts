/** How long a counter runs, in milliseconds. Source: specification, section 9. */
export const COUNT_MS = 2000;

const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Runs from 0 to `value`, with as many decimals as `value` has. */
export function countAt(elapsedMs: number, value: number): number {
  const progress = Math.min(Math.max(elapsedMs / COUNT_MS, 0), 1);
  return Number((value * easeOutCubic(progress)).toFixed(decimals(value)));
}
