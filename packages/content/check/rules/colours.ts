/** Reports colours that are too much alike where they meet on a page, by day or by night. */
import { findLowContrastPairs, COLOUR_PAIRS, createPalettes } from '../../colours/palette.ts';
import { createRule } from '../engine/content.ts';
import { getValueAt } from '@site/rules/text/values';

export const checkColours = createRule('brand', (brand, report) => {
  for (const time of ['day', 'night'] as const) {
    const palette = createPalettes(brand)[time];
    for (const pairs of COLOUR_PAIRS) {
      const [weakPair] = findLowContrastPairs(palette, pairs);
      if (!weakPair) continue;
      const { role, ground, needed } = weakPair;
      const paths = [
        ['tones', time, role],
        [time, role],
      ];
      const contrast = (Math.floor(weakPair.contrast * 10) / 10).toFixed(1);
      report(paths.find((path) => getValueAt(brand, path) !== undefined) ?? [time], {
        found: palette[role],
        allowed: `${role} on ${ground}, which is ${palette[ground]}, has a contrast of ${contrast} to 1 and needs ${needed}`,
      });
    }
  }
});
