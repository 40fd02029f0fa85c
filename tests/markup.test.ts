/**
 * Checks that the code of the site and of the editor's form takes URLs from `paths.ts`, colours from the
 * theme, and names and prices from content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '@site/rules/urls/pages';
import { paths } from '@site/rules/urls/paths';

const sources = ['src', 'packages/editor/form']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(?:astro|tsx?)$/.test(path) && !path.includes('node_modules'))
  .map((path) => ({
    path,
    // Comments may mention anything.
    text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gms, ''),
  }));

const urlAlternatives = [...Object.values(paths), ...Object.values(pages).map(({ path }) => path)]
  .filter((path) => path !== paths.home)
  .join('|');

test.each([
  {
    rule: 'only pages hydrate islands',
    misusePattern: /\sclient:[a-z]+/,
    allowedFiles: /^src[/\\](?:pages|env\.d\.ts)/,
  },
  {
    rule: 'URLs come from packages/rules/urls/paths.ts',
    // An attribute has a literal URL, or a string begins with the URL of a page.
    misusePattern: new RegExp(`(?:href|action)=\\{?["'\`]/|["'\`](?:${urlAlternatives})(?:["'\`?#]|/)`),
    // The icons of the head are files, not pages.
    allowedFiles: /paths\.ts$|pages\.ts$|head\.astro$/,
  },
  {
    rule: 'sizes and colours come from the theme',
    misusePattern: /(?<=["'`\s:])-?[a-z][\w/-]*-\[[^\]\s]+\]/,
  },
  {
    rule: 'no file contains a literal colour',
    misusePattern: /["'`[:(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i,
    // Red and green are the same in every brand, and an error message has a colour as its example.
    allowedFiles: /colours\/palette\.ts$|brand\.schema\.ts$/,
  },
  {
    rule: 'the company’s names, prices and ways to reach it come from the content',
    misusePattern: /(?<!Mount )Mtelo|\bPVT-|\+254\s?\d|@mtelo|\b(?:KES|USD)\s\d{1,3},\d{3}/,
  },
])('$rule', ({ misusePattern, allowedFiles }) => {
  expect(sources.length).toBeGreaterThan(150);
  const misuses = sources
    .filter(({ path }) => !allowedFiles?.test(path))
    .flatMap(({ path, text }) =>
      (text.match(misusePattern) ?? []).slice(0, 1).map((match) => `${path}: ${match}`),
    );
  expect(misuses).toEqual([]);
});

test('every hydrated component is made by createIsland, which adds an error boundary', () => {
  const allText = sources.map(({ text }) => text).join('\n');
  const hydratedNames = new Set(
    Array.from(allText.matchAll(/<([A-Z]\w+)[^<>]*\sclient:/g), ([, name]) => name),
  );
  expect(hydratedNames.size).toBeGreaterThan(4);
  expect(
    [...hydratedNames].filter((name) => !allText.includes(`export const ${name} = createIsland(`)),
  ).toEqual([]);
});
