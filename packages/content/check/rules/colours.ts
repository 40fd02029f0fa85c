/** Colours that meet on a page and look too much alike, by day or by night. */
import { contrastOf, LEAST, palettes, type Role } from '../../colours/palette.ts';
import { ruleFor } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

/** What is drawn, the grounds behind it, and the contrast that it needs. */
type Meeting = readonly [role: Role, grounds: readonly Role[], needs: keyof typeof LEAST];

const ON_PAGE = ['page', 'panel', 'well'] as const;
const ON_DARK = ['dark', 'darkPanel'] as const;

/**
 * All colours that meet, on the page and on dark bands. Hairlines are an ornament. Only the first mistake of each list is
 * reported, since the others mostly follow from it.
 */
export const MEETINGS: readonly (readonly Meeting[])[] = [
  [
    ['text', ON_PAGE, 'text'],
    ['link', ['page', 'panel'], 'text'],
    ['onLink', ['link', 'linkStrong'], 'text'],
    ['linkStrong', ['page', 'panel'], 'text'],
    ['quiet', ON_PAGE, 'text'],
    ['error', ['page', 'panel'], 'text'],
    ['success', ['page', 'panel'], 'text'],
    ['edge', ON_PAGE, 'edge'],
  ],
  [
    ['onDark', ON_DARK, 'text'],
    ['accent', ON_DARK, 'text'],
    ['onAccent', ['accent', 'accentStrong', 'plate'], 'text'],
    ['quietOnDark', ON_DARK, 'text'],
    ['edgeOnDark', ON_DARK, 'edge'],
  ],
];

export const colours = ruleFor('brand', (brand, report) => {
  for (const time of ['day', 'night'] as const) {
    const palette = palettes(brand)[time];
    for (const list of MEETINGS) {
      const pairs = list.flatMap(([role, grounds, needs]) =>
        grounds.map((ground) => ({ role, ground, needs })),
      );
      const pair = pairs.find(
        ({ role, ground, needs }) => contrastOf(palette[role], palette[ground]) < LEAST[needs],
      );
      if (!pair) continue;
      const { role, ground, needs } = pair;
      const places = [
        ['tones', time, role],
        [time, role],
      ];
      const ratio = Math.floor(contrastOf(palette[role], palette[ground]) * 10) / 10;
      report(places.find((path) => valueAt(brand, path) !== undefined) ?? [time], {
        found: palette[role],
        allowed: `${role} on ${ground}, which is ${palette[ground]}, has a contrast of ${ratio.toFixed(1)} to 1 and needs ${LEAST[needs]}`,
      });
    }
  }
});
