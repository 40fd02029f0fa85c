import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandScripts } from '../../../build/pages/island-scripts.ts';
import { namesOf, pageWords, scriptTexts, wordsOf } from '../../../build/pages/page-words.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'page-words-'))}/`;
mkdirSync(`${dist}_astro`);
const script = (name: string, text: string) => {
  writeFileSync(`${dist}_astro/${name}`, text);
};
script('menu.js', 'import{a}from"./shared.js";import"./client.js";a("menu-open")');
script('shared.js', 'export const a="is-shared"');
script('client.js', '"everything-react-knows"');

const scriptsOf = islandScripts(dist);

test('elements, classes, ids and states are found, the text between them is not', () => {
  const html = '<p class="lg:mt-1.5 plan" id="top" aria-current="page">A route</p>';
  const names = namesOf('p.lg\\:mt-1\\.5:hover{}.plan#top[aria-current=page]{}.route{}');
  expect(pageWords(html, [], names)).toEqual({
    tags: ['p'],
    classes: ['lg:mt-1.5', 'plan'],
    ids: ['top'],
    attributes: { names: ['aria-current'], values: ['page'] },
    undetermined: [],
  });
});

test('words that a stylesheet does not have are left out, each of the others is there once, in order', () => {
  const words = pageWords(
    '<p class="b a unknown"><p class="a">',
    ['said', 'b', 'said'],
    namesOf('.a.b.said{}'),
  );
  expect(words.classes).toEqual(['a', 'b']);
  expect(words.undetermined).toEqual(['b', 'said']);
});

test('what scripts say may be a class: inline ones, island files and what those import, but not React', async () => {
  const html =
    '<script>add("has-cart")</script><script type="module">set("data-failed")</script>' +
    '<astro-island component-url="/_astro/menu.js"></astro-island>';
  const words = scriptTexts(html, await scriptsOf(html)).flatMap(wordsOf);
  expect(words).toEqual(expect.arrayContaining(['has-cart', 'data-failed', 'menu-open', 'is-shared']));
  expect(words).not.toContain('everything-react-knows');
});

test("Astro's own loader of islands and data blocks name no class of ours", () => {
  const html =
    '<script>customElements.define("astro-island",class{a="template"})</script>' +
    '<script type="application/ld+json">{"name":"contents"}</script>';
  expect(scriptTexts(html, new Map())).toEqual([]);
});
