import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEPS, stepsTo } from '../../src/components/ui/counter-steps.ts';

test.each([
  [150, ['0', '11', '21'], '150'],
  // As many decimals as the final number.
  [99.9, ['0', '7.3', '14.2'], '99.9'],
  [8, ['0', '1', '1'], '8'],
])(
  'a counter turns through %d with easing, in as many steps as the styles, in two seconds',
  (value, first, last) => {
    const steps = stepsTo(value).split('\n');
    expect(steps).toHaveLength(STEPS);
    expect(readFileSync('src/styles/count-up.css', 'utf8')).toContain(
      `animation: count-up 2s steps(${STEPS})`,
    );
    expect(steps.slice(0, 3)).toEqual(first);
    expect(steps.map(Number)).toEqual(steps.map(Number).toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(last);
  },
);
