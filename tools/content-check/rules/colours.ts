/** Colours that meet on a page and are too much alike, by day and by night. */
import { channels, isLighter } from '../../../src/domain/colours/contrast.ts';
import { contrastOf, LEAST, palettes, type Role, type Time } from '../../../src/domain/colours/palette.ts';
import { type Rule, ruleFor } from '../engine/content.ts';
import { type Path, valueAt } from '../engine/values.ts';

/** What is drawn, in words; what it lies on; and the contrast that it needs. */
type Meeting = readonly [role: Role, words: string, grounds: readonly Role[], needs: keyof typeof LEAST];

const ON_PAGE = ['page', 'panel', 'well'] as const;
const ON_DARK = ['dark', 'darkPanel'] as const;

/**
 * Every two colours that meet, on the page and on dark bands. Hairlines are an ornament. Of each list the first that is
 * alike is reported: the rest mostly follows from it.
 */
export const MEETINGS: readonly (readonly Meeting[])[] = [
  [
    ['text', 'text', ON_PAGE, 'text'],
    ['link', 'a link', ['page', 'panel'], 'text'],
    ['onLink', 'the label of a button', ['link', 'linkStrong'], 'text'],
    ['linkStrong', 'a link under the pointer', ['page', 'panel'], 'text'],
    ['quiet', 'quiet text', ON_PAGE, 'text'],
    ['error', 'a mistake in a form', ['page', 'panel'], 'text'],
    ['success', 'what went well', ['page', 'panel'], 'text'],
    ['edge', 'the edge of a field', ON_PAGE, 'edge'],
  ],
  [
    ['onDark', 'text', ON_DARK, 'text'],
    ['accent', 'the accent', ON_DARK, 'text'],
    ['onAccent', 'the label of a button', ['accent', 'accentStrong', 'plate'], 'text'],
    ['quietOnDark', 'quiet text', ON_DARK, 'text'],
    ['edgeOnDark', 'a quiet line', ON_DARK, 'edge'],
  ],
];

const GROUNDS: Readonly<Partial<Record<Role, string>>> = {
  page: 'the page',
  panel: 'a panel',
  well: 'a field',
  link: 'the main button',
  linkStrong: 'the main button under the pointer',
  dark: 'a dark band',
  darkPanel: 'every other dark band',
  accent: 'the button on a dark band',
  accentStrong: 'the button on a dark band under the pointer',
  plate: 'the plate of a logo',
};

const TIMES: readonly Time[] = ['day', 'night'];

export const colours: Rule = ruleFor('brand', (brand, at) => {
  const inTime = (time: Time, [role, words, grounds, needs]: Meeting) => {
    const palette = palettes(brand)[time];
    const ground = grounds.find((one) => contrastOf(palette[role], palette[one]) < LEAST[needs]);
    if (ground === undefined) return [];
    const written = (one: Role): Path | undefined =>
      [
        ['tones', time, one],
        [time, one],
      ].find((path) => valueAt(brand, path) !== undefined);
    const [colour, other] = [palette[role], palette[ground]];
    const ratio = (Math.floor(contrastOf(colour, other) * 10) / 10).toFixed(1);
    const isLight = isLighter(channels(colour), channels(other));
    const own = written(role);
    // What is mixed follows from what it lies on.
    const [path, found, which, isUp] = own
      ? ([own, colour, `which is ${other}`, isLight] as const)
      : ([written(ground) ?? [time], other, `mixed as ${colour}`, !isLight] as const);
    const least = `${needs === 'text' ? 'text' : 'an edge'} needs ${LEAST[needs]}`;
    const what = `${words} on ${GROUNDS[ground] ?? ground}, ${which}, has a contrast of ${ratio} to 1`;
    return [at(path, found, `${what}, and ${least}: choose a ${isUp ? 'lighter' : 'darker'} one`)];
  };
  return TIMES.flatMap((time) =>
    MEETINGS.flatMap((list) => list.flatMap((meeting) => inTime(time, meeting)).slice(0, 1)),
  );
});
