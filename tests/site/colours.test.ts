/** Colours that meet have enough contrast, by day and by night: WCAG 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeHexContrast,
  MIN_CONTRAST,
  COLOUR_PAIRS,
  type Palette,
  createPalettes,
  type Role,
  TOKENS,
} from '@site/content/colours/palette';
import type { Brand, BaseColours } from '@site/content/schemas/brand.schema';
import { writeColourRules } from '@site/content/colours/rules';
import { readBrandColours } from '@site/content/colours/theme';
import { content } from '../../packages/content/tests/files/content.ts';
import { forAll } from '../support/property.ts';

const styles = (file: string) => readFileSync(`src/styles/${file}.css`, 'utf8');

/** Finds the pairs of a palette that have too little contrast. */
const findTooAlike = (palette: Palette, isAsked: (role: Role) => boolean = () => true) =>
  COLOUR_PAIRS.flat().flatMap(([role, grounds, needs]) =>
    grounds
      .filter((ground) => isAsked(role) && isAsked(ground))
      .filter((ground) => computeHexContrast(palette[role], palette[ground]) < MIN_CONTRAST[needs])
      .map((ground) => `${role} on ${ground}`),
  );

const findRole = (token = '') =>
  (Object.keys(TOKENS) as Role[]).find((role) => TOKENS[role] === token) ?? expect.fail(`no colour ${token}`);

/** The palette of visitors who ask their device for more contrast. */
const strengthenPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(
    Array.from(
      styles('more-contrast').matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\);/g),
      ([, token, other]) => [findRole(token), palette[findRole(other)]],
    ),
  ),
});

const { tones: _, ...six } = content.brand;

test.each([
  ['the brand', content.brand],
  ['its six colours alone', six],
])('%s', (_, brand) => {
  const { day, night } = createPalettes(brand);
  for (const palette of [day, night, strengthenPalette(day), strengthenPalette(night)])
    expect(findTooAlike(palette)).toEqual([]);
});

/** A colour whose channels lie between two numbers. */
const colour = (min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
    .map((values) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const light = { page: colour(225, 255), panel: colour(215, 255), text: colour(0, 60), link: colour(0, 110) };
const dark = { page: colour(0, 30), panel: colour(0, 45), text: colour(200, 255), link: colour(140, 255) };
const band = { dark: colour(0, 70), accent: colour(140, 255) };
const scheme = fc.oneof(fc.record({ ...light, ...band }), fc.record({ ...dark, ...band }));

forAll(
  'where the six colours of a brand can be read, so can the tones that it leaves out',
  [scheme, scheme],
  (day: BaseColours, night: BaseColours) => {
    const brand: Brand = { day, night };
    const all = createPalettes(brand);
    fc.pre(
      [all.day, all.night].every((palette) => findTooAlike(palette, (role) => role in day).length === 0),
    );
    expect([...findTooAlike(all.day), ...findTooAlike(all.night)]).toEqual([]);
    expect([
      ...findTooAlike(strengthenPalette(all.day)),
      ...findTooAlike(strengthenPalette(all.night)),
    ]).toEqual([]);
  },
);

test('the theme has every colour by its name, and all but hairlines need a contrast', () => {
  const names = Array.from(
    styles('theme').matchAll(/--color-([\w-]+): var\(--color-\1\);/g),
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(Object.values(TOKENS).sort());
  const met = new Set(COLOUR_PAIRS.flat().flatMap(([role, grounds]) => [role, ...grounds]));
  const others = (Object.keys(TOKENS) as Role[]).filter((role) => !met.has(role));
  expect(others).toEqual(['hairline', 'hairlineOnDark']);
});

test('controls of browsers are dark where the page is, and a night like the day changes nothing', () => {
  const { day, night } = readBrandColours();
  const schemes = (rules: string) => rules.match(/(?<=color-scheme: )\w+(?=;)/g);
  expect(schemes(writeColourRules({ day, night }))).toEqual(['light', 'dark']);
  expect(schemes(writeColourRules({ day: night, night: day }))).toEqual(['dark', 'light']);
  expect(writeColourRules({ day, night: day })).toMatch(/dark\) \{ :root \{ *\} \}\s*$/);
  expect(schemes(writeColourRules({ day, night }, 'a { color: var(--color-ink) }'))).toBeNull();
});
