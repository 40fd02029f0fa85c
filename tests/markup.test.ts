/**
 * Checks that the code of the site and of the editor's form takes URLs from `paths.ts`, colours from the
 * theme, and names and prices from content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '@site/rules/urls/pages';
import { paths } from '@site/rules/urls/paths';
import { readTestData } from '#support/test-data.ts';

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

interface SourceRule {
  readonly rule: string;
  readonly misusePattern: string;
  readonly allowedFiles?: string;
}

const urlRule: SourceRule = {
  rule: 'URLs come from packages/rules/urls/paths.ts',
  // An attribute has a literal URL, or a string begins with the URL of a page.
  misusePattern: `(?:href|action)=\\{?["'\`]/|["'\`](?:${urlAlternatives})(?:["'\`?#]|/)`,
  // The icons of the head are files, not pages.
  allowedFiles: 'paths\\.ts$|pages\\.ts$|head\\.astro$',
};

test.each([urlRule, ...readTestData<SourceRule[]>(import.meta.url)])(
  '$rule',
  ({ misusePattern, allowedFiles }) => {
    expect(sources.length).toBeGreaterThan(150);
    const misuses = sources
      .filter(({ path }) => allowedFiles === undefined || !new RegExp(allowedFiles).test(path))
      .map(({ path, text }) => ({ path, misuse: new RegExp(misusePattern).exec(text)?.[0] }))
      .filter(({ misuse }) => misuse !== undefined);
    expect(misuses).toEqual([]);
  },
);

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
