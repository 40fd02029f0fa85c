/** What the islands of a page load: how much, and nothing twice. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { attribute, files, pageAt, read } from './site.ts';

const URLS = ['component-url', 'renderer-url', 'before-hydration-url'] as const;

/** The modules that a script names: those it imports at once, and those it imports when it likes. */
const importsOf = (file: string): string[] =>
  Array.from(
    read(file).matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+|\/[^"'`]+)["'`]/g),
    ([, name = '']) => new URL(name, `file:///${file}`).pathname.slice(1),
  );

/** The scripts of a page's islands, with all that they import. */
function scriptsOf(path: string): readonly string[] {
  const islands = pageAt(path).root.querySelectorAll('astro-island');
  const urls = islands.flatMap((island) => URLS.map((name) => attribute(island, name)));
  const found = new Set(urls.filter((url) => url !== '').map((url) => url.slice(1)));
  for (const file of found) for (const name of importsOf(file)) found.add(name);
  return Array.from(found);
}

const weight = (file: string) => brotliCompressSync(read(file)).length;

/** Words that survive every build: of React's renderer, of its core, and of zod. */
const REACT_DOM = 'hydrateRoot';
const REACT = 'cloneElement';
const ZOD = /\$Zod|_zod\b/;

const holding = (scripts: readonly string[], word: string | RegExp) =>
  scripts.filter((file) => (typeof word === 'string' ? read(file).includes(word) : word.test(read(file))));

describe.each(['/custom-quote', '/checkout', '/contact'])('%s', (path) => {
  const scripts = scriptsOf(path);

  test(`loads at most ${BUDGETS.islandScripts} bytes of script`, () => {
    // Its own island, React's renderer, and what they share.
    expect(scripts.length).toBeGreaterThan(5);
    const total = scripts.reduce((sum, file) => sum + weight(file), 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(BUDGETS.islandScripts);
  });

  test('loads React once', () => {
    expect(holding(scripts, REACT_DOM)).toHaveLength(1);
    expect(holding(scripts, REACT)).toHaveLength(1);
  });

  test('loads no zod', () => {
    expect(holding(scripts, ZOD)).toEqual([]);
  });
});

const scripts = files.filter((file) => file.endsWith('.js'));

test('React is there once, renderer and core, and all pages share it', () => {
  const renderers = [...holding(scripts, REACT_DOM), ...holding(scripts, REACT)];
  expect(renderers).toHaveLength(2);
  for (const path of ['/custom-quote', '/checkout', '/contact', '/checkout/success', '/checkout/failure'])
    expect(scriptsOf(path)).toEqual(expect.arrayContaining(renderers));
});

test('no two files are the same, and every one of them is used', () => {
  expect(new Set(scripts.map(read)).size).toBe(scripts.length);
  const used = new Set(files.filter((file) => file.endsWith('.html')).flatMap((file) => pathsOf(file)));
  expect(scripts.filter((file) => !used.has(file))).toEqual([]);
});

/** The scripts of the islands of an HTML file. */
function pathsOf(file: string): readonly string[] {
  const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  return file.startsWith('legal/') ? [] : scriptsOf(path);
}

test.each(['/checkout/success', '/checkout/failure'])(
  '%s names no script that a browser would load by itself',
  (path) => {
    const { root, html } = pageAt(path);
    expect(root.querySelectorAll('script[src], link[rel="modulepreload"], link[as="script"]')).toEqual([]);
    const islands = root.querySelectorAll('astro-island').map((island) => attribute(island, 'client'));
    expect(islands.sort()).toEqual(['reach', 'session']);
    expect(html).not.toMatch(/<script[^>]*>[^<]*\bimport\s*["'(]/);
  },
);

test('a site without endpoints ships nothing of the delivery', () => {
  expect(holding(scripts, 'Idempotency-Key')).toEqual([]);
  expect(holding(scripts, /price_changed|Retry-After/)).toEqual([]);
});
