/** A company that has no testimonials, partners or milestones yet: each band is gone, and those around it close up. So does a service without a drawing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editedCopy } from './edited-copy.ts';

const { root, mustRun, remove, reset } = editedCopy();
afterAll(remove);

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A file, its list, and what is left of the list once it is empty. */
const LISTS = {
  testimonials: ['content/testimonials.yaml', /^- [^]*/m, ''],
  partners: ['content/partners.yaml', /^- [^]*/m, ''],
  drawing: ['content/services/cloud-server-management.yaml', /^drawing: .*\n/m, ''],
  milestones: ['content/pages/about.yaml', /^milestones:\n(?: .*\n)+/m, 'milestones: []\n'],
} as const;

/** The grounds of a page's sections, from top to bottom: without a name of its own it is the page's. */
const grounds = (page: string) =>
  Array.from(
    read(`dist/${page}.html`).matchAll(/<section class="([^"]*)"/g),
    ([, classes = '']) => /\bbg-\w+/.exec(classes)?.[0] ?? 'bg-paper',
  );

describe.each([
  [['testimonials'], /In their words/],
  [['partners'], /Technology we install|Names belong/],
  [
    ['testimonials', 'partners', 'milestones', 'drawing'],
    /In their words|Technology we install|Names belong|Milestones/,
  ],
] as const)('without %j', (lists, words) => {
  beforeAll(() => {
    reset();
    for (const [file, list, left] of lists.map((name) => LISTS[name]))
      writeFileSync(join(root, file), read(file).replace(list, left));
    mustRun('npm run content:check && npm run build && vitest run --project dist');
  });

  test.each(['index', 'about'])('%s has no such band, and no two neighbours on one ground', (page) => {
    expect(read(`dist/${page}.html`)).not.toMatch(words);
    const all = grounds(page);
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter((ground, index) => ground === all[index - 1])).toEqual([]);
  });

  test('a service has numbers on its sheet and in its list, or a plain list', () => {
    const html = read('dist/services/cloud-server-management.html');
    const isDrawn = !(lists as readonly string[]).includes('drawing');
    expect(html.match(/href="#item-\d"/g) ?? []).toHaveLength(isDrawn ? 16 : 0);
    expect(html.match(/href="#(?:tag-\d|sheet)"/g) ?? []).toHaveLength(isDrawn ? 9 : 0);
    expect(html.match(/class="sheet-tag"[^>]*>\s*0\d/g)).toHaveLength(8);
  });
});
