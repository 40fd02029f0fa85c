/** The faults that `npm run test:faults` applies: each still has its place. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFaults } from '../tools/faults.ts';

const areas = readFaults();
const faults = Object.values(areas).flat();

/** How many of each area there are at least. */
const LEAST = {
  islands: 10,
  stores: 6,
  directives: 3,
  'inline scripts': 4,
  styles: 6,
  integrations: 6,
  hosts: 4,
  receiver: 6,
  'content check': 4,
  pages: 8,
  domain: 6,
};

test('they are spread over the whole project', () => {
  expect(Object.keys(areas)).toEqual(Object.keys(LEAST));
  for (const [area, least] of Object.entries(LEAST))
    expect(areas[area]?.length, area).toBeGreaterThanOrEqual(least);
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
