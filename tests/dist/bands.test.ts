/** How the bands of a page look, and how they follow one another. */
import { expect, test } from 'vitest';
import { attribute, pages } from './site.ts';

const DRAWING = 'svg, img, .home-map, .map-crop';

test('a dark hero has a drawing', () => {
  const heroes = pages.map(({ path, root }) => ({
    path,
    hero: root.querySelector('main h1')?.closest('main > *'),
  }));
  const dark = heroes.filter(({ hero }) => hero && /\bbg-band\b/.test(attribute(hero, 'class')));
  expect(dark).not.toEqual([]);
  expect(dark.filter(({ hero }) => !hero?.querySelector(DRAWING)).map(({ path }) => path)).toEqual([]);
});

/** The padding and the ground of each band below the hero, by their classes. */
const banded = pages.map(({ path, root }) => ({
  path,
  bands: root
    .querySelectorAll('main > *')
    .map((band) => attribute(band, 'class'))
    .flatMap((classes) => {
      const padding = /\bp[yb]-(dense|section|statement)\b/.exec(classes)?.[1];
      const ground = /\bbg-(?:sand|band|forest)\b/.exec(classes)?.[0] ?? 'bg-paper';
      return padding === undefined ? [] : [{ padding, ground }];
    }),
}));

test('the bands of a page are found by their classes', () => {
  expect(banded.filter(({ bands }) => bands.length > 2)).not.toEqual([]);
});

test.each(banded)(
  '$path has at most two statements, no three bands of one padding in a row, and no neighbours alike',
  ({ bands }) => {
    expect(bands.filter(({ padding }) => padding === 'statement').length).toBeLessThanOrEqual(2);
    const paddings = bands.map(({ padding }) => padding).join(' ');
    expect(paddings).not.toMatch(/(\w+) \1 \1|statement statement/);
    const looks = bands.map(({ padding, ground }) => `${padding}-${ground}`).join(' ');
    expect(looks).not.toMatch(/(?<!\S)(\S+) \1(?!\S)/);
  },
);
