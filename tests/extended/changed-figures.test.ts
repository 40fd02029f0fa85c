/**
 * Every figure is written once: the sample is built again with all of them changed, and no number that can be read in
 * its text versions, which say all that its pages say, is still the same.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectCopy } from '../../tools/project-copy.ts';
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

const textsIn = (folder: string, endings = /\.(?:md|txt)$/) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .sort();

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

/** Each number in the order of reading, with the words around it. */
function numbersIn(folder: string, file: string) {
  const whole = readFileSync(`${folder}/${file}`, 'utf8');
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
  expect([words.length, numbers.length]).toEqual([17, 105]);
  expect(files.flatMap((file) => numbersIn(SAMPLE_BUILDS.silent, file)).length).toBeGreaterThan(500);
});

test.each(files)('in %s every number has changed', (file) => {
  const before = numbersIn(SAMPLE_BUILDS.silent, file);
  const after = numbersIn(dist, file);
  expect(before.filter(({ number }, index) => number === after[index]?.number)).toEqual([]);
  expect(after).toHaveLength(before.length);
});

describe('what was changed in the content', () => {
  // With what pages say to search engines alone.
  const files = textsIn(dist, /\.(?:html|md|txt)$/);
  // An earlier version stays as it was published.
  const all = files.filter((file) => file !== 'privacy/version-1-0.html');
  const text = all.map((file) => readFileSync(`${dist}/${file}`, 'utf8')).join('\n');
  const printed = new Set(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g));

  test.each(words)('$after replaces $before', ({ before, after }) => {
    expect(text).toContain(after);
    expect(text).not.toContain(before);
  });

  test('each number is printed somewhere', () => {
    expect(numbers.filter(({ after }) => !printed.has(String(Math.abs(after))))).toEqual([]);
  });
});
