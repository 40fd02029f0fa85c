/** The faults that `npm run test:faults` applies: each still has its place. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFaults } from '../tools/faults.ts';

const areas = readFaults();
const faults = Object.values(areas).flat();

test('they are spread over the whole project', () => {
  expect(Object.keys(areas)).toHaveLength(11);
  expect(faults.length).toBeGreaterThan(95);
  for (const [area, { length }] of Object.entries(areas)) expect(length, area).toBeGreaterThanOrEqual(3);
});

test('each has a title of its own', () => {
  expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
});

describe.each(faults)('$title', ({ file, find, replace, caught }) => {
  test('stands in one place, and is noticed by a test that there is', () => {
    expect(readFileSync(file, 'utf8').split(find), `${file} has once: ${find}`).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(caught.split(' ')[1] ?? ''), caught).toBe(true);
  });
});
