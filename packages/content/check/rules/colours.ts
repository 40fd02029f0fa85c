/** Colours that meet on a page must not look too much alike, by day or by night. */
import { faintMeetings, MEETINGS, palettes } from '../../colours/palette.ts';
import { ruleFor } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

export const colours = ruleFor('brand', (brand, report) => {
  for (const time of ['day', 'night'] as const) {
    const palette = palettes(brand)[time];
    for (const list of MEETINGS) {
      const [faint] = faintMeetings(palette, list);
      if (!faint) continue;
      const { role, ground, needed } = faint;
      const places = [
        ['tones', time, role],
        [time, role],
      ];
      const contrast = (Math.floor(faint.contrast * 10) / 10).toFixed(1);
      report(places.find((path) => valueAt(brand, path) !== undefined) ?? [time], {
        found: palette[role],
        allowed: `${role} on ${ground}, which is ${palette[ground]}, has a contrast of ${contrast} to 1 and needs ${needed}`,
      });
    }
  }
});
