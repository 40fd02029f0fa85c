import { expect, test, vi } from 'vitest';
import styles from '../../src/styles/count-up.css?raw';
import { COUNT_MS, countAt, stepsTo } from '../../src/islands/counter/count.ts';
import { Counter } from '../../src/islands/counter/counter.tsx';
import { frame, serve } from './island.tsx';

const seen = () => document.querySelector('[aria-hidden="true"]')?.textContent;
const spoken = () => document.querySelector('.sr-only')?.textContent;

const FAR_BELOW = 'main { margin: 2000px 0; font-size: 100px } main > span { display: inline-block }';

/** Lets that share of the number stand in the window. */
async function reveal(share: number) {
  const { top, height } = document.querySelector('main > span')?.getBoundingClientRect() ?? new DOMRect();
  scrollBy(0, top + height * share - innerHeight);
  await frame();
  await frame();
}

/** A counter whose script comes while it stands below the window, under a clock that is set by hand. */
async function below() {
  let nowMs = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const place = serve(<Counter value={99.9} suffix="%" />);
  document.body.append(Object.assign(document.createElement('style'), { textContent: FAR_BELOW }));
  expect(seen()).toBe('99.9%');
  scrollTo(0, 0);
  place.wake();
  await frame();
  return async (ms: number) => {
    nowMs += ms;
    await frame();
    await frame();
  };
}

test('counts up once half of it is seen, and only once, while the final number is read out', async () => {
  const pass = await below();
  expect([seen(), spoken()]).toEqual(['0%', '99.9%']);
  await reveal(0.4);
  await pass(COUNT_MS);
  expect(seen()).toBe('0%');
  await reveal(0.6);
  await pass(COUNT_MS / 2);
  expect([seen(), spoken()]).toEqual([`${countAt(COUNT_MS / 2, 99.9)}%`, '99.9%']);
  expect(countAt(COUNT_MS / 2, 99.9)).toBeLessThan(99.9);
  await pass(COUNT_MS / 2);
  expect(seen()).toBe('99.9%');
  scrollTo(0, 0);
  await pass(1);
  await reveal(1);
  await pass(1);
  expect(seen()).toBe('99.9%');
});

test('prints its final number, even before it was seen', async () => {
  await below();
  dispatchEvent(new Event('beforeprint'));
  await expect.poll(seen).toBe('99.9%');
});

test.each([
  [150, [-1, 0, 500, 1000, 1999, 2000, 60_000], [0, 0, 87, 131, 150, 150, 150]],
  // As many decimals as the final number.
  [99.95, [1000, 2000], [87.46, 99.95]],
  [8, [1000], [7]],
])('on the way to %d, after %j ms, shows %j', (value, times, shown) => {
  expect(COUNT_MS).toBe(2000);
  expect(times.map((elapsed) => countAt(elapsed, value))).toEqual(shown);
});

test.each([
  [150, ['0', '11', '21'], '150'],
  [99.9, ['0', '7.3', '14.2'], '99.9'],
  [8, ['0', '1', '1'], '8'],
])('the styles turn through %d in as many steps as they have, and end before it', (value, first, last) => {
  const steps = stepsTo(value).split('\n');
  expect(styles).toContain(`animation: count-up ${COUNT_MS / 1000}s steps(${steps.length})`);
  expect(steps.slice(0, 3)).toEqual(first);
  expect(steps.map(Number)).toEqual(steps.map(Number).toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBe(last);
});
