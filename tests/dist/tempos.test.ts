/** A page's bands are set in three tempos: to look things up, to read, to remember. */
import { expect, test } from 'vitest';
import { attribute, pageAt } from './site.ts';

const GROUND = /\bbg-(?:paper|sand|band|forest)\b/;

/** The bands of a page with their tempo; a year cut by its band's foot counts as a plate. */
const bandsOf = (path: string) =>
  pageAt(path)
    .root.querySelectorAll('main > section')
    .map((section) => attribute(section, 'class'))
    .flatMap((classes) => {
      const tempo = /\bstory\b/.test(classes) ? 'plate' : /\bpy-(dense|section|plate)\b/.exec(classes)?.[1];
      return tempo === undefined ? [] : [{ tempo, ground: GROUND.exec(classes)?.[0] }];
    });

test.each(['/'])(
  '%s has at most two plates, no three bands of one tempo in a row, and no twins side by side',
  (path) => {
    const bands = bandsOf(path);
    expect(bands.length).toBeGreaterThan(5);
    expect(bands.filter(({ tempo }) => tempo === 'plate').length).toBeLessThanOrEqual(2);
    const tempos = bands.map(({ tempo }) => tempo).join(' ');
    expect(tempos).not.toMatch(/(\w+) \1 \1|plate plate/);
    const looks = bands.map(({ tempo, ground }) => `${tempo}-${ground}`).join(' ');
    expect(looks).not.toMatch(/(?<!\S)(\S+) \1(?!\S)/);
  },
);
