/** What a page costs its visitor, of the owner's content and of the sample's. */
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { brotliBytes, fits } from './brotli.ts';
import { captured, dist, files, siteIn } from './site.ts';
import * as built from './site.ts';
import * as sample from './specification/sample.ts';

test.each([
  ['dist', built],
  ['the sample’s build', sample],
])('every page of %s fits the first flight with its styles', (_, { pages }) => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ html }) => !fits(html, BUDGETS.page)).map(({ path }) => path)).toEqual([]);
});

test('no utility registers a variable, which would cost every page 300 bytes: see src/styles/theme.css', () => {
  expect(
    [...built.pages, ...sample.pages]
      .filter(({ html }) => html.includes('@property'))
      .map(({ path }) => path),
  ).toEqual([]);
});

/** The page without a subject has what every page has; an order's page becomes its slip. */
const stylesBudget = ({ path, html }: built.Page) =>
  BUDGETS.styles[path === '/404' ? 'plain' : html.includes('<astro-island') ? 'form' : 'content'];

test.each([
  ['dist', built],
  ['the sample’s build', sample],
])('no page of %s has more rules than a slow phone should read first', (_, { pages }) => {
  expect(pages.some(({ path }) => path === '/404')).toBe(true);
  const stylesOf = (html: string) => captured(html, /<style>(.*?)<\/style>/gs).join('').length;
  expect(pages.filter((page) => stylesOf(page.html) > stylesBudget(page)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('no page of the sample has more elements than it needs', () => {
  const elementsIn = (file: string) => sample.read(file).match(/<[a-z]/gi)?.length ?? 0;
  expect(
    sample.pages.filter(({ file }) => elementsIn(file) > BUDGETS.elements).map(({ path }) => path),
  ).toEqual([]);
});

test('there is one font file, small enough', () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) expect(statSync(new URL(font, dist)).size).toBeLessThanOrEqual(BUDGETS.font);
});

test.each(['checkout', 'contact'])('/%s that sends keeps to the same budget of script', (page) => {
  const { read } = siteIn(SAMPLE_BUILDS.sending);
  const scripts = captured(read(`${page}.html`), /rel="modulepreload" href="\/([^"]+)"/g).map(read);
  expect(scripts.some((text) => text.includes('Idempotency-Key'))).toBe(true);
  const total = scripts.reduce((sum, text) => sum + brotliBytes(text), 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGETS.islandScripts);
});
