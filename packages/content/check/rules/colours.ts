/** Colours that meet on a page and look too much alike, by day or by night. */
import { contrastOf, LEAST, MEETINGS, palettes } from '../../colours/palette.ts';
import { ruleFor } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

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
