/** Colours that meet on a page and are too much alike, by day and by night. */
import { contrastOf, LEAST, palettes, type Role, type Time } from '../../colours/palette.ts';
import { type Rule, ruleFor } from '../engine/content.ts';
import { type Path, valueAt } from '../engine/values.ts';

/** What is drawn, what it lies on, and the contrast that it needs. */
type Meeting = readonly [role: Role, grounds: readonly Role[], needs: keyof typeof LEAST];

const ON_PAGE = ['page', 'panel', 'well'] as const;
const ON_DARK = ['dark', 'darkPanel'] as const;

/**
 * Every two colours that meet, on the page and on dark bands. Hairlines are an ornament. Of each list the first that is
 * alike is reported: the rest mostly follows from it.
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

export const colours: Rule = ruleFor('brand', (brand, at) => {
  const inTime = (time: Time, [role, grounds, needs]: Meeting) => {
    const palette = palettes(brand)[time];
    const ground = grounds.find((one) => contrastOf(palette[role], palette[one]) < LEAST[needs]);
    if (ground === undefined) return [];
    const paths: readonly Path[] = [
      ['tones', time, role],
      [time, role],
    ];
    const path = paths.find((one) => valueAt(brand, one) !== undefined) ?? [time];
    const ratio = (Math.floor(contrastOf(palette[role], palette[ground]) * 10) / 10).toFixed(1);
    const allowed = `${role} on ${ground}, which is ${palette[ground]}, has a contrast of ${ratio} to 1 and needs ${LEAST[needs]}`;
    return [at(path, palette[role], allowed)];
  };
  return (['day', 'night'] as const).flatMap((time) =>
    MEETINGS.flatMap((list) => list.flatMap((meeting) => inTime(time, meeting)).slice(0, 1)),
  );
});
