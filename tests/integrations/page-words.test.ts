import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptReader } from '../../src/integrations/island-scripts.ts';
import { known, namesOf, pageWords } from '../../src/integrations/page-words.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'page-words-'))}/`;
mkdirSync(`${dist}_astro`);
const script = (name: string, text: string) => {
  writeFileSync(`${dist}_astro/${name}`, text);
};
script('menu.js', 'import{a}from"./shared.js";import"./client.js";a("menu-open")');
script('shared.js', 'export const a="is-shared"');
script('client.js', '"everything-react-knows"');

const read = scriptReader(dist);

test('elements, classes, ids and states are found, the text between them is not', async () => {
  const words = await pageWords('<p class="lg:mt-1.5 plan" id="top" aria-current="page">A route</p>', read);
  expect(words.tags).toEqual(['p']);
  expect(words.classes).toEqual(['lg:mt-1.5', 'plan']);
  expect(words.ids).toEqual(['top']);
  expect(words.attributes.names).toContain('aria-current');
  expect(words.attributes.values).toEqual(['page']);
  expect(JSON.stringify(words)).not.toContain('route');
});

test('what scripts say may be a class: inline ones, island files and what those import, but not React', async () => {
  const html =
    '<script>add("has-cart")</script><script type="module">set("data-failed")</script>' +
    '<astro-island component-url="/_astro/menu.js"></astro-island>';
  const { undetermined } = await pageWords(html, read);
  expect(undetermined).toEqual(expect.arrayContaining(['has-cart', 'data-failed', 'menu-open', 'is-shared']));
  expect(undetermined).not.toContain('everything-react-knows');
});

test("Astro's own loader of islands and data blocks name no class of ours", async () => {
  const html =
    '<script>customElements.define("astro-island",class{a="template"})</script>' +
    '<script type="application/ld+json">{"name":"contents"}</script>';
  expect((await pageWords(html, read)).undetermined).toEqual([]);
});

test('words that a stylesheet does not have are left out, escaped ones are found', async () => {
  const words = await pageWords('<p class="lg:mt-1.5 unknown"></p>', read);
  expect(known(namesOf('p{}.lg\\:mt-1\\.5:hover{}'), words).classes).toEqual(['lg:mt-1.5']);
});
