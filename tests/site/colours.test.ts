/** Colours that meet have enough contrast, by day and by night: WCAG 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COLOUR_PAIRS,
  createPalettes,
  findLowContrastPairs,
  type Palette,
  type Role,
  TOKENS,
} from '@site/content/colours/palette';
import type { Brand, BaseColours } from '@site/content/schemas/brand.schema';
import { writeColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';
import { content } from '../../packages/content/tests/files/content.ts';
import { forAll } from '#support/property.ts';

const readStyles = (file: string) => readFileSync(`src/styles/${file}.css`, 'utf8');

/** Finds the colours that meet with too little contrast, also if a visitor asks the device for more. */
const findTooAlike = (brand: Brand) =>
  Object.values(createPalettes(brand))
    .flatMap((palette) => [palette, strengthenPalette(palette)])
    .flatMap((palette) => findLowContrastPairs(palette, COLOUR_PAIRS.flat()));

const findRole = (token = '') =>
  (Object.keys(TOKENS) as Role[]).find((role) => TOKENS[role] === token) ?? expect.fail(`no colour ${token}`);

const strengthenPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(
    Array.from(
      readStyles('more-contrast').matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\);/g),
      ([, token, other]) => [findRole(token), palette[findRole(other)]],
    ),
  ),
});

const { tones: _, ...six } = content.brand;

test.each([content.brand, six])('the brand, and its six colours alone, can be read: %j', (brand) => {
  expect(findTooAlike(brand)).toEqual([]);
});

/** A colour whose channels lie between two numbers. */
const createColours = (min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
    .map((values) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const light = {
  page: createColours(225, 255),
  panel: createColours(215, 255),
  text: createColours(0, 60),
  link: createColours(0, 110),
};
const dark = {
  page: createColours(0, 30),
  panel: createColours(0, 45),
  text: createColours(200, 255),
  link: createColours(140, 255),
};
const band = { dark: createColours(0, 70), accent: createColours(140, 255) };
const scheme = fc.oneof(fc.record({ ...light, ...band }), fc.record({ ...dark, ...band }));

forAll(
  'where the six colours of a brand can be read, so can the tones that it leaves out',
  [scheme, scheme],
  (day: BaseColours, night: BaseColours) => {
    const found = findTooAlike({ day, night });
    fc.pre(!found.some(({ role, ground }) => role in day && ground in day));
    expect(found).toEqual([]);
  },
);

test('the theme has every colour by its name, and all but hairlines need a contrast', () => {
  const names = Array.from(
    readStyles('theme').matchAll(/--color-([\w-]+): var\(--color-\1\);/g),
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(Object.values(TOKENS).sort());
  const met = COLOUR_PAIRS.flat().flatMap(([role, grounds]) => [role, ...grounds]);
  expect(Object.keys(TOKENS).filter((role) => !met.includes(role as Role))).toEqual([
    'hairline',
    'hairlineOnDark',
  ]);
});

test('controls of browsers are dark where the page is, and a night like the day changes nothing', () => {
  const { day, night } = readBrandColours();
  const listSchemes = (rules: string) => rules.match(/(?<=color-scheme: )\w+(?=;)/g);
  expect(listSchemes(writeColourRules({ day, night }))).toEqual(['light', 'dark']);
  expect(listSchemes(writeColourRules({ day: night, night: day }))).toEqual(['dark', 'light']);
  expect(writeColourRules({ day, night: day })).toMatch(/dark\) \{ :root \{ *\} \}\s*$/);
  expect(listSchemes(writeColourRules({ day, night }, 'a { color: var(--color-ink) }'))).toBeNull();
});
