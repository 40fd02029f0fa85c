/**
 * Every figure is written once: the sample is built again with all of them changed, and no number that can be read in
 * its pages is still the same.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectCopy } from '../project-copy.ts';
import { only, type Page, siteIn, textIn } from '../dist/site.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { otherContent } from './other-content.ts';

const copy = projectCopy();
afterAll(copy.remove);

const content = join(copy.root, 'tests/sample/content');
const dist = join(copy.root, 'dist');
const { changed, words, numbers } = otherContent();
for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.yaml')) continue;
  const path = join(content, file);
  writeFileSync(path, changed(file.replace(/\.yaml$/, ''), readFileSync(path, 'utf8')));
}
copy.mustRun('npm run build', { CONTENT_ROOT: 'tests/sample' });

/** Numbers that are not figures of the content. */
const OTHERS = [
  // Addresses.
  /https?:\/\/[^\s")]+/g,
  // Years of laws, of the build and of a file's end; the versions of the documents and their dates, which are text.
  /\b(?:Act|Regulations) \d{4}|–\d{4} |Expires: .*|\b2025-01-\d\d\b|\b(?:\d+ )?January 2025\b/g,
  /[Vv]ersion 1\.\d/g,
  // Steps and sheets, a country's code, stars, a unit of the catalogue, and the rules of a custom service.
  /\b(?:Step|Sheet) \d|\+254|\b5 out of 5\b|(?<=USD [\d,]+\**\s+(?:for )?)1 hour|USD 25 to 2,500/g,
  // A drawing's towns, counted.
  /\b\d+ towns(?=, from)/g,
  // A case of the owner's, in words.
  /\b\d+(?=\s+stops? in the year)/g,
  // Names.
  /\bMicrosoft 365\b/g,
  // How a link to a shared quote is made.
  /#q=[\w.~-]+|quantity from 1 to 10/g,
  /\b0%(?= to )/g,
];

/** Numbers that only decorate a list. */
const ORDINAL = /^0\d$/;

/** What a page says, without its menus, its samples, the block of its sheet and the head that only paper has; of pages with a form what can be read without filling it in. */
function wordsOf({ root }: Page): string {
  const main = only(root, 'main');
  const hasForm = main.querySelectorAll('input, textarea').length > 0;
  const parts = hasForm ? main.querySelectorAll('h1, li, dl, figcaption') : [main];
  const others = main.querySelectorAll('nav, .print-only, [data-specimen], .title-block dl');
  const lines = parts
    .filter((part) => !(part.closest('form') ?? part.closest('aside')))
    .flatMap((part) => textIn(part).split('\n'))
    .filter((line) => !ORDINAL.test(line));
  for (const line of others.flatMap((part) => textIn(part).split('\n'))) {
    const place = lines.indexOf(line);
    if (place >= 0) lines.splice(place, 1);
  }
  return lines.join('\n');
}

/** The words of each page, and each file of text. */
const textsIn = (folder: string): ReadonlyMap<string, string> => {
  const { pages, files, read } = siteIn(folder);
  return new Map([
    ...pages
      .filter(({ path }) => !['/404', '/privacy/version-1-0'].includes(path))
      .map((page) => [page.path, wordsOf(page)] as const),
    ...files.filter((file) => /\.(?:md|txt)$/.test(file)).map((file) => [file, read(file)] as const),
  ]);
};

/** Each number in the order of reading, with the words around it. */
function numbersIn(whole = '') {
  const text = OTHERS.reduce((left, pattern) => left.replaceAll(pattern, ''), whole);
  return Array.from(text.matchAll(/\d(?:[\d.,:/]*\d)?/g), ({ 0: number, index }) => ({
    number,
    around: text.slice(Math.max(0, index - 30), index + 30).replaceAll(/\s+/g, ' '),
  }));
}

const [texts, others] = [textsIn(SAMPLE_BUILDS.silent), textsIn(dist)];
const names = [...texts.keys()];

test('the other site has the same pages and files', () => {
  expect(names.length).toBeGreaterThan(30);
  expect([...others.keys()]).toEqual(names);
});

test('there are enough figures in the content and on the pages for this to mean something', () => {
  expect([words.length, numbers.length]).toEqual([17, 105]);
  expect(names.flatMap((name) => numbersIn(texts.get(name))).length).toBeGreaterThan(500);
});

test.each(names)('in %s every number has changed', (name) => {
  const before = numbersIn(texts.get(name));
  const after = numbersIn(others.get(name));
  expect(before.filter(({ number }, index) => number === after[index]?.number)).toEqual([]);
  expect(after).toHaveLength(before.length);
});

describe('what was changed in the content', () => {
  // With what pages say to search engines alone.
  const { files, read } = siteIn(dist);
  // An earlier version stays as it was published.
  const all = files.filter((file) => /\.(?:html|md|txt)$/.test(file) && file !== 'privacy/version-1-0.html');
  const text = all.map(read).join('\n');
  const printed = new Set(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g));

  test.each(words)('$after replaces $before', ({ before, after }) => {
    expect(text).toContain(after);
    expect(text).not.toContain(before);
  });

  test('each number is printed somewhere', () => {
    expect(numbers.filter(({ after }) => !printed.has(String(Math.abs(after))))).toEqual([]);
  });
});
