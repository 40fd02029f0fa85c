/**
 * Another company: every figure, name and colour is written once. The sample is built with all of them changed, and
 * nothing that can be read in its pages is still the same.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { palettes } from '@site/content/colours/palette';
import { brandSchema } from '@site/content/schemas/brand.schema';
import { content } from '../../packages/content/tests/files/content.ts';
import { isRecord } from '@site/rules/text/json';
import { testData } from '../support/test-data.ts';
import { only, type Page, siteIn, textIn } from '../dist/site.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { editedCopy } from './edited-copy.ts';

const { figures, brand } = testData<{
  /** Values that cannot be just any number, or are text, by file and field. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly brand: unknown;
}>(import.meta.url);

const { root, mustRun, remove } = editedCopy();
afterAll(remove);

/** No figure: a service's place among the others, stars, and where towns are; distances change with the office. */
const NOT_A_FIGURE = /(?:order|\.rating|\.towns\.\d+\.\w+)$/;

/** Where they begin, the first that fits: what its schema limits by its unit stays below. */
const FIRST: readonly (readonly [RegExp, number])[] = [
  [/BusinessDays/, 59],
  [/Days$/, 3011],
  [/Hours$/, 151],
  [/Months$/, 94],
  [/(?:Age|Years)$/, 21],
  [/./, 30_011],
];
/** Clear of whole hours, which would be printed in another unit. */
const STEP = 7;

const counts = new Map<number, number>();
const written = new Map<string, string>();
const numbers: number[] = [];

/** Counts up: later prices are higher ones, and no number comes twice. */
function nextNumber(path: string): number {
  const first = FIRST.find(([kind]) => kind.test(path))?.[1] ?? 0;
  const count = counts.get(first) ?? 0;
  counts.set(first, count + 1);
  return first + count * STEP;
}

function changed(before: unknown, given: unknown, path: string): unknown {
  const inner = (value: unknown, step: string | number) =>
    changed(value, isRecord(given) ? given[step] : undefined, `${path}.${step}`);
  if (Array.isArray(before)) return before.map(inner);
  if (isRecord(before))
    return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, inner(value, name)]));
  if (typeof before === 'string' && typeof given === 'string') written.set(before, given);
  if (typeof before === typeof given) {
    if (typeof given === 'number') numbers.push(given);
    return given;
  }
  if (typeof before !== 'number' || NOT_A_FIGURE.test(path)) return before;
  const after = nextNumber(path);
  numbers.push(after);
  return after;
}

for (const file of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.yaml')) continue;
  const [path, name] = [join(root, 'content', file), file.replace(/\.yaml$/, '')];
  const other = changed(parse(readFileSync(path, 'utf8')), figures[name], name);
  writeFileSync(path, stringify(name === 'brand' ? brand : other, { lineWidth: 0 }));
}
// As if the documents had been published so.
mustRun('git -c user.name=Owner -c user.email=owner@localhost commit --quiet --all --amend --no-edit');
mustRun('npm run content:check && npm run build && npm run build -w packages/receiver');

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

/**
 * What a page says, without its menus, its samples, the block of its sheet and the head that only paper has; of pages
 * with a form what can be read without filling it in.
 */
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

const EARLIER = 'privacy/version-1-0';

/** The words of each page, and each file of text. */
const textsIn = ({ pages, files, read }: ReturnType<typeof siteIn>): ReadonlyMap<string, string> =>
  new Map([
    ...pages
      .filter(({ path }) => !['/404', `/${EARLIER}`].includes(path))
      .map((page) => [page.path, wordsOf(page)] as const),
    ...files.filter((file) => /\.(?:md|txt)$/.test(file)).map((file) => [file, read(file)] as const),
  ]);

/** Each number in the order of reading, with the words around it. */
function numbersIn(whole = '') {
  const text = OTHERS.reduce((left, pattern) => left.replaceAll(pattern, ''), whole);
  return Array.from(text.matchAll(/\d(?:[\d.,:/]*\d)?/g), ({ 0: number, index }) => ({
    number,
    around: text.slice(Math.max(0, index - 30), index + 30).replaceAll(/\s+/g, ' '),
  }));
}

const dist = join(root, 'dist');
const other = siteIn(dist);
const [texts, others] = [textsIn(siteIn(SAMPLE_BUILDS.silent)), textsIn(other)];
const names = [...texts.keys()];

test('there are enough figures in the content and on the pages for this to mean something', () => {
  expect([...others.keys()]).toEqual(names);
  expect([written.size, numbers.length]).toEqual([16, 105]);
  expect(names.flatMap((name) => numbersIn(texts.get(name))).length).toBeGreaterThan(500);
});

test.each(names)('in %s every number has changed', (name) => {
  const before = numbersIn(texts.get(name));
  const after = numbersIn(others.get(name));
  expect(before.filter(({ number }, index) => number === after[index]?.number)).toEqual([]);
  expect(after).toHaveLength(before.length);
});

/** What is published, as a reader has it; an earlier version of a document stays as it was. */
const published = other.files
  .filter((file) => /\.(?:html|md|txt|xml|json|svg|js|css|webmanifest)$|_headers/.test(file))
  .filter((file) => !file.startsWith(EARLIER))
  .map((file) => ({
    file,
    text: other
      .read(file)
      .replaceAll('\u00A0', ' ')
      .replaceAll(/&#38;|&amp;/g, '&'),
  }));

test('every name that was changed is there, and none of before', () => {
  const all = published.map(({ text }) => text).join('\n');
  expect([...written.values()].filter((after) => !all.includes(after))).toEqual([]);
  const left = ({ file, text }: (typeof published)[number]) =>
    [...written.keys()].filter((name) => text.includes(name)).map((name) => `${name} in ${file}`);
  expect(published.flatMap(left)).toEqual([]);
  const printed = new Set(all.replaceAll(',', '').match(/\d+(?:\.\d+)?/g));
  expect(numbers.filter((number) => !printed.has(String(Math.abs(number))))).toEqual([]);
});

test('no file has a colour of before, nor have the receiver’s pages, mails and invoices', () => {
  const [own, before] = [palettes(brandSchema.parse(brand)), palettes(content.brand)].map(
    ({ day, night }) => new Set([day, night].flatMap((palette) => Object.values<string>(palette))),
  );
  const gone = [...(before ?? [])].filter((colour) => !own?.has(colour));
  const left = (text: string) => gone.filter((colour) => text.toLowerCase().includes(colour));
  expect(gone.length).toBeGreaterThan(10);
  // The logo is the owner's own file, and drawings that no page shows lie beside the others.
  const shown = published.filter(({ file }) => !/^icon\.svg$|_astro\/(?:home-map|profile)/.test(file));
  expect(shown.filter(({ text }) => left(text).length > 0).map(({ file }) => file)).toEqual([]);
  expect(left(readFileSync(join(root, 'bundles/receiver/receiver.mjs'), 'utf8'))).toEqual([]);
});

test('what is built is sound', () => {
  mustRun('vitest run --project dist');
});
