/** A company that has no testimonials, partners or milestones yet: each band is gone, and those around it close up. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editedCopy } from './edited-copy.ts';

const { root, mustRun, remove } = editedCopy();
afterAll(remove);

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Deletes all entries of a list, and keeps the remarks above it. */
function empty(file: string) {
  const path = `content/${file}.yaml`;
  writeFileSync(join(root, path), read(path).replace(/^- [^]*/m, ''));
}

const withoutMilestones = () => {
  const path = 'content/pages/about.yaml';
  writeFileSync(join(root, path), read(path).replace(/^milestones:\n(?: .*\n)+/m, 'milestones: []\n'));
};

/** The grounds of a page's sections, from top to bottom: without a name of its own it is the page's. */
const grounds = (page: string) =>
  Array.from(
    read(`dist/${page}.html`).matchAll(/<section class="([^"]*)"/g),
    ([, classes = '']) => /\bbg-\w+/.exec(classes)?.[0] ?? 'bg-paper',
  );

const NOTHING = /In their words|Technology we install|Names belong|Milestones/;

describe.each([
  ['no testimonials', ['testimonials'], /In their words/],
  ['no partners', ['partners'], /Technology we install|Names belong/],
  ['nothing of the three', ['testimonials', 'partners', 'milestones'], NOTHING],
] as const)('%s', (_, lists, words) => {
  beforeAll(() => {
    mustRun('git checkout --quiet -- content');
    for (const list of lists) {
      if (list === 'milestones') withoutMilestones();
      else empty(list);
    }
    mustRun('npm run content:check && npm run build && npm run test:dist');
  });

  test.each(['index', 'about'])('the band is gone from the text of %s', (page) => {
    const shown = [`dist/${page}.html`, `dist/${page}.md`].map(read).join('\n');
    expect(shown).not.toMatch(words);
  });

  test.each(['index', 'about'])('no two neighbours of %s stand on one ground', (page) => {
    const all = grounds(page);
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter((ground, index) => ground === all[index - 1])).toEqual([]);
  });
});
