/** Checks the contrast of colours that are used together, in both colour schemes: WCAG 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COLOUR_PAIR_LISTS,
  createPalettes,
  listLowContrastPairs,
  type Palette,
  type Role,
  TOKENS,
} from '@site/content/colours/palette';
import type { Brand, BaseColours } from '@site/content/schemas/brand.schema';
import { formatColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';
import { sampleContent } from '../../packages/content/tests/files/sample-content.ts';
import { forAll } from '#support/property.ts';

const readStyles = (file: string) => readFileSync(`src/styles/${file}.css`, 'utf8');

/**
 * Lists pairs with too little contrast, in the usual colours or in those for visitors who prefer more
 * contrast.
 */
const listLowContrastPairsOfBrand = (brand: Brand) =>
  Object.values(createPalettes(brand))
    .flatMap((palette) => [palette, strengthenPalette(palette)])
    .flatMap((palette) => listLowContrastPairs(palette, COLOUR_PAIR_LISTS.flat()));

const findRole = (token = '') =>
  (Object.keys(TOKENS) as Role[]).find((role) => TOKENS[role] === token) ?? expect.fail(`no colour ${token}`);

const strengthenPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(
    Array.from(
      readStyles('more-contrast').matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\);/g),
      ([, token, otherToken]) => [findRole(token), palette[findRole(otherToken)]],
    ),
  ),
});

const { tones: _, ...sixColours } = sampleContent.brand;

test.each([sampleContent.brand, sixColours])('the brand %j has enough contrast', (brand) => {
  expect(listLowContrastPairsOfBrand(brand)).toEqual([]);
});

test('a brand of six colours gets the same tones as before', async () => {
  const palettes = createPalettes(sixColours);
  await expect(`${JSON.stringify(palettes, null, 2)}\n`).toMatchFileSnapshot('colours.json');
});

/** Generates colours whose channels lie between two numbers. */
const anyColourBetween = (min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
    .map((values) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const lightColours = {
  page: anyColourBetween(225, 255),
  panel: anyColourBetween(215, 255),
  text: anyColourBetween(0, 60),
  link: anyColourBetween(0, 110),
};
const darkColours = {
  page: anyColourBetween(0, 30),
  panel: anyColourBetween(0, 45),
  text: anyColourBetween(200, 255),
  link: anyColourBetween(140, 255),
};
const band = { dark: anyColourBetween(0, 70), accent: anyColourBetween(140, 255) };
const anyScheme = fc.oneof(fc.record({ ...lightColours, ...band }), fc.record({ ...darkColours, ...band }));

forAll(
  'if the six colours of a brand have enough contrast, so do its default tones',
  [anyScheme, anyScheme],
  (day: BaseColours, night: BaseColours) => {
    const lowContrastPairs = listLowContrastPairsOfBrand({ day, night });
    fc.pre(!lowContrastPairs.some(({ role, background }) => role in day && background in day));
    expect(lowContrastPairs).toEqual([]);
  },
);

test('the theme names every colour, and every colour except hairlines is in a contrast pair', () => {
  const names = Array.from(
    readStyles('theme').matchAll(/--color-([\w-]+): var\(--color-\1\);/g),
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(Object.values(TOKENS).sort());
  const pairedRoles = COLOUR_PAIR_LISTS.flat().flatMap(([role, backgrounds]) => [role, ...backgrounds]);
  expect(Object.keys(TOKENS).filter((role) => !pairedRoles.includes(role as Role))).toEqual([
    'hairline',
    'hairlineOnDark',
  ]);
});

test('colour rules set the scheme of controls, and equal palettes need no dark rules', () => {
  const { light, dark } = readBrandColours();
  const listSchemes = (rules: string) => rules.match(/(?<=color-scheme: )\w+(?=;)/g);
  expect(listSchemes(formatColourRules({ light, dark }))).toEqual(['light', 'dark']);
  expect(listSchemes(formatColourRules({ light: dark, dark: light }))).toEqual(['dark', 'light']);
  expect(formatColourRules({ light, dark: light })).toMatch(/@media screen and .* \{ :root \{ *\} \}\s*$/);
  expect(listSchemes(formatColourRules({ light, dark }, 'a { color: var(--color-ink) }'))).toBeNull();
});
