/** The bands of a page: its hero, dark for a drawing alone, and below it three tempos: to look up, to read, to remember. */
import { expect, test } from 'vitest';
import { attribute, type Page, pages } from './site.ts';

const DRAWING = 'svg, img, .home-map, .map-crop';

test('a dark hero has a drawing, and most pages without a drawing begin on paper', () => {
  const heroes = pages.map(({ path, root }) => ({
    path,
    hero: root.querySelector('main h1')?.closest('main > *'),
  }));
  const dark = heroes.filter(({ hero }) => hero && /\bbg-band\b/.test(attribute(hero, 'class')));
  expect(dark.length).toBeGreaterThan(5);
  expect(dark.filter(({ hero }) => !hero?.querySelector(DRAWING)).map(({ path }) => path)).toEqual([]);
});

const GROUND = /\bbg-(?:sand|band|forest)\b/;

/** The bands of a page below its hero, with their tempo. */
const bandsOf = ({ root }: Page) =>
  root
    .querySelectorAll('main > *')
    .map((band) => attribute(band, 'class'))
    .flatMap((classes) => {
      const tempo = /\bp[yb]-(dense|section|plate)\b/.exec(classes)?.[1];
      return tempo === undefined ? [] : [{ tempo, ground: GROUND.exec(classes)?.[0] ?? 'bg-paper' }];
    });

const banded = pages.map((page) => ({ path: page.path, bands: bandsOf(page) }));

test('bands are found where most of them are', () => {
  expect(banded.filter(({ bands }) => bands.length > 2).length).toBeGreaterThan(5);
});

test.each(banded)(
  '$path has at most two plates, no three bands of one tempo in a row, and no twins side by side',
  ({ bands }) => {
    expect(bands.filter(({ tempo }) => tempo === 'plate').length).toBeLessThanOrEqual(2);
    const tempos = bands.map(({ tempo }) => tempo).join(' ');
    expect(tempos).not.toMatch(/(\w+) \1 \1|plate plate/);
    const looks = bands.map(({ tempo, ground }) => `${tempo}-${ground}`).join(' ');
    expect(looks).not.toMatch(/(?<!\S)(\S+) \1(?!\S)/);
  },
);
