/** The contrast of every pair of colours that meet, by day and by night: WCAG 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../integrations/contrast.ts';

/** What a file sets its colours to: a colour, or the name of another one. */
const tokens = (file: string, value: string) =>
  [
    ...readFileSync(`src/styles/${file}`, 'utf8').matchAll(new RegExp(`--color-([\\w-]+): ${value};`, 'g')),
  ].map(([, name = '', set = '']) => [name, set] as const);
const day = new Map(tokens('theme.css', '(#\\w+)'));
const night = new Map([...day, ...tokens('night.css', '(#\\w+)')]);

/** For those who ask their device for more contrast. */
const stronger = (map: ReadonlyMap<string, string>) =>
  new Map([
    ...map,
    ...tokens('night.css', 'var\\(--color-([\\w-]+)\\)').map(
      ([name, other]) => [name, map.get(other) ?? ''] as const,
    ),
  ]);

const rgb = (hex: string) =>
  [...hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3').matchAll(/\w\w/g)].map(([pair]) =>
    Number.parseInt(pair, 16),
  );

/** What is read, and what it is read on. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'sand', 'well'],
  slate: ['paper', 'sand', 'well'],
  clay: ['paper', 'sand'],
  'clay-deep': ['paper', 'sand'],
  error: ['paper', 'sand'],
  success: ['paper', 'sand'],
  'on-clay': ['clay', 'clay-deep'],
  'on-band': ['band', 'forest'],
  mist: ['band', 'forest'],
  sun: ['band', 'forest'],
  'on-sun': ['sun', 'sun-light', 'plate'],
};

/** What only has to be seen: the edges of controls. */
const EDGES = { field: ['paper', 'sand', 'well'], lichen: ['band', 'forest'] };

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([one, grounds]) => grounds.map((ground) => [one, ground] as const));

describe.each([
  ['day', day],
  ['night', night],
  ['day with more contrast', stronger(day)],
  ['night with more contrast', stronger(night)],
])('by %s', (_, map) => {
  const ratio = (one: string, other: string) => contrast(rgb(map.get(one) ?? ''), rgb(map.get(other) ?? ''));

  test.each(pairs(TEXTS))('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGES))('%s can be seen on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the night changes only what the day has, and every colour but hairlines is in a pair', () => {
  expect([...night.keys()]).toEqual([...day.keys()]);
  const paired = [...pairs(TEXTS), ...pairs(EDGES)].flat();
  expect([...new Set([...paired, 'rule', 'rule-dark'])].sort()).toEqual([...day.keys()].sort());
});
