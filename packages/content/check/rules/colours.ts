/** Reports colours that meet on a page with too little contrast, in either colour scheme. */
import { listLowContrastPairs, COLOUR_PAIR_LISTS, createPalettes } from '../../colours/palette.ts';
import { createRule } from '../engine/content.ts';
import { getValueAt } from '@site/rules/text/values';

export const checkColours = createRule('brand', (brand, report) => {
  const palettes = createPalettes(brand);
  // brand.yaml names the colour schemes as editors know them.
  for (const [key, palette] of [
    ['day', palettes.light],
    ['night', palettes.dark],
  ] as const) {
    for (const pairs of COLOUR_PAIR_LISTS) {
      const [lowContrastPair] = listLowContrastPairs(palette, pairs);
      if (!lowContrastPair) continue;
      const { role, background, needed } = lowContrastPair;
      const paths = [
        ['tones', key, role],
        [key, role],
      ];
      const contrast = (Math.floor(lowContrastPair.contrast * 10) / 10).toFixed(1);
      report(paths.find((path) => getValueAt(brand, path) !== undefined) ?? [key], {
        found: palette[role],
        hint: `${role} on ${background}, which is ${palette[background]}, has a contrast of ${contrast} to 1 and needs ${needed}`,
      });
    }
  }
});
