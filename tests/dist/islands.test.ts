/** What the islands of a page load: when, how much, and nothing twice. */
import { describe, expect, test } from 'vitest';
import { captured, files, pageAt, pages, read, valuesOf } from './site.ts';

const FORMS = ['/custom-quote', '/checkout', '/contact'];
const RESULTS = ['/checkout/success', '/checkout/failure'];

const scripts = files.filter((file) => file.endsWith('.js'));
const texts = new Map(scripts.map((file) => [file, read(file)]));
const textOf = (file: string) => texts.get(file) ?? '';

const named = (file: string, pattern: RegExp): string[] =>
  captured(textOf(file), pattern).map((name) => new URL(name, `file:///${file}`).pathname.slice(1));

/** The modules that a script imports at once. */
const importsOf = (file: string) => named(file, /(?:from|import)\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);

/** Those that it imports when it likes. */
const laterImportsOf = (file: string) => named(file, /import\(\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);

/** The scripts of a page's islands, or of those that wake in one way, with all that they import. */
function scriptsOf(path: string, waking?: string): readonly string[] {
  const islands = waking === undefined ? 'astro-island' : `astro-island[client="${waking}"]`;
  const urls = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    valuesOf(pageAt(path).root, islands, name),
  );
  const found = new Set(urls.filter((url) => url !== '').map((url) => url.slice(1)));
  for (const file of found) for (const name of importsOf(file)) found.add(name);
  return [...found];
}

/** What the islands of a page may load once they are awake. */
const laterScriptsOf = (path: string) => {
  const there = scriptsOf(path);
  const later = new Set(there.flatMap(laterImportsOf));
  for (const file of later) for (const name of [...importsOf(file), ...laterImportsOf(file)]) later.add(name);
  return [...later].filter((file) => !there.includes(file));
};

/** Words that survive every build: of React's renderer, of its core, and of zod. */
const REACT_DOM = 'hydrateRoot';
const REACT = 'cloneElement';
const ZOD = /\$Zod|_zod\b/;

const holding = (among: readonly string[], word: string | RegExp) =>
  among.filter((file) => textOf(file).search(word) >= 0);

describe.each(pages)('$path', ({ path, root, html }) => {
  test('wakes each island when it is needed, and no sooner', () => {
    const waking = valuesOf(root, 'astro-island', 'client');
    const onResults = RESULTS.includes(path) ? ['session'] : [];
    expect(waking).toEqual(FORMS.includes(path) ? ['load'] : onResults);
    // Scripts of islands that start by themselves are asked for at once, and no others.
    const preloads = valuesOf(root, 'link[rel="modulepreload"]', 'href').map((url) => url.slice(1));
    const expected = scriptsOf(path, 'load');
    expect(expected.length > 5).toBe(FORMS.includes(path));
    expect(preloads.sort()).toEqual([...expected].sort());
  });

  test('says its heading before any script, but for what decides what the page shows, and names no file', () => {
    const early = captured(html.slice(0, html.indexOf('<h1')), /<script[^>]*>(.*?)<\/script>/gs);
    expect(early.filter((text) => !/\.hidden = |no-cart/.test(text))).toEqual([]);
    expect(root.querySelectorAll('script[src], link[as="script"]')).toEqual([]);
    const inline = captured(html, /<script[^>]*>(.*?)<\/script>/gs);
    expect(inline.length).toBeGreaterThan(0);
    // `import(x)` is Astro's, which hydrates an island; a static import would load at once.
    expect(inline.filter((text) => /(?:^|[;}\n])\s*import\s*["'{*\w]/.test(text))).toEqual([]);
  });
});

test.each(FORMS)('%s loads React once, and no zod', (path) => {
  const all = scriptsOf(path);
  expect([REACT_DOM, REACT, ZOD].map((word) => holding(all, word).length)).toEqual([1, 1, 0]);
});

test('the code for paper comes later, nothing else, and no script is there twice or for nothing', () => {
  const later = FORMS.flatMap(laterScriptsOf);
  expect(later).toEqual([expect.stringContaining('qr-code')]);
  const used = new Set([...pages.flatMap(({ path }) => scriptsOf(path)), ...later]);
  expect(new Set(texts.values()).size).toBe(scripts.length);
  expect([...used].sort()).toEqual([...scripts].sort());
});

test('a site without endpoints ships nothing of the delivery', () => {
  expect(holding(scripts, /Idempotency-Key|price_changed|Retry-After/)).toEqual([]);
});
