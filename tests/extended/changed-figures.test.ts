/**
 * Every figure is written once: the sample is built again with all of them changed, and no number that can be read in
 * its pages and text versions is still the same.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectCopy } from '../../tools/project-copy.ts';
import { decoded } from '../dist/site.ts';
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

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|md|txt)$/.test(file))
    .sort();

const INLINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|time)\b[^>]*>|<!--.*?-->/gs;

/** Descriptions, names for screen readers, and links to phones and mailboxes; other links are addresses of pages. */
const ATTRIBUTES =
  /(?:(?:description|title)" content|\s(?:alt|title|aria-label|href))="((?!\/|#|http)[^"]*)"/g;

/** All that can be read in a page except samples: text, attributes and structured data. Other files are read as they are. */
function readable(file: string, text: string): string {
  if (!file.endsWith('.html')) return text;
  const withoutCode = text
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    // Spoken forms of figures, and drawings, one of which may be within another.
    .replaceAll(/<span class="sr-only" data-spoken[^>]*>.*?<\/span>/gs, '')
    .replaceAll(/<svg\b(?:(?!<svg\b).)*?<\/svg>/gs, '')
    .replaceAll(/<svg\b.*?<\/svg>|<section\b[^>]*data-specimen.*?<\/section>/gs, '');
  const attributes = Array.from(withoutCode.matchAll(ATTRIBUTES), ([, value = '']) => value);
  const lines = withoutCode.replaceAll(INLINE, '').replaceAll(/<[^>]*>/g, '\n');
  return decoded([lines, ...attributes].join('\n'));
}

/** Numbers that are not figures of the content. */
const OTHERS = [
  // Addresses.
  /https?:\/\/[^\s")]+/g,
  // Years of laws, of the build and of a file's end; the versions of the documents and their dates, which are text.
  /\b(?:Act|Regulations) \d{4}|–\d{4} |Expires: .*|\b2025-01-01\b|\b(?:1 )?January 2025\b/g,
  /[Vv]ersion(?:":")? ?1\.0/g,
  // Places in a list, a country's code, stars, an empty cart, a unit of the catalogue, and the rules of a custom service.
  /"position":\d+|\bStep \d|^\d\d(?=\n|[A-Z])|\+254|\b5 out of 5\b|USD 0\.00|(?<=\$[\d,]+\**\s+(?:for )?|unitText":")1 hour|\bSheet \d|\$25 to \$2,500/gm,
  // A case of the owner's, in words.
  /\b\d+(?=\s+stops? in the year)/g,
  // Names.
  /\bMicrosoft 365\b/g,
  // How a link to a shared quote is made.
  /#q=[\w.~-]+|quantity from 1 to 10/g,
  /\b404\b|initial-scale=1|\b0%(?= to )/g,
];

/** Each number in the order of reading, with the words around it. */
function numbersIn(folder: string, file: string) {
  const whole = readable(file, readFileSync(`${folder}/${file}`, 'utf8'));
  const text = OTHERS.reduce((left, pattern) => left.replaceAll(pattern, ''), whole);
  return Array.from(text.matchAll(/\d(?:[\d.,:/]*\d)?/g), ({ 0: number, index }) => ({
    number,
    around: text.slice(Math.max(0, index - 30), index + 30).replaceAll(/\s+/g, ' '),
  }));
}

const files = textsIn(SAMPLE_BUILDS.silent);

test('the other site has the same files', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(textsIn(dist)).toEqual(files);
});

test('there are enough figures in the content and on the pages for this to mean something', () => {
  expect([words.length, numbers.length]).toEqual([16, 98]);
  expect(files.flatMap((file) => numbersIn(SAMPLE_BUILDS.silent, file)).length).toBeGreaterThan(600);
});

test.each(files)('in %s every number has changed', (file) => {
  const before = numbersIn(SAMPLE_BUILDS.silent, file);
  const after = numbersIn(dist, file);
  expect(before.filter(({ number }, index) => number === after[index]?.number)).toEqual([]);
  expect(after).toHaveLength(before.length);
});

describe('what was changed in the content', () => {
  const pages = files.map((file) => readFileSync(`${dist}/${file}`, 'utf8')).join('\n');
  const text = decoded(pages);
  const printed = new Set(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g));

  test.each(words)('$after replaces $before', ({ before, after }) => {
    expect(text).toContain(after);
    expect(text).not.toContain(before);
  });

  test('each number is printed somewhere', () => {
    expect(numbers.filter(({ after }) => !printed.has(String(Math.abs(after))))).toEqual([]);
  });
});
