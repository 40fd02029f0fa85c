/** Pages of the owner's content and of the sample keep to their budgets. */
import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import * as built from './site.ts';
import { firstGroups, dist, files, pages, read, readSite, listAttributeValues } from './site.ts';
import * as sample from './specification/sample.ts';

/** Sizes at the best quality. Pages share their scripts, so each is compressed once. */
const smallest = new Map<string, number>();

function countBrotliBytes(text: string): number {
  const bytes = smallest.get(text) ?? brotliCompressSync(text).length;
  smallest.set(text, bytes);
  return bytes;
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Compresses each text by itself. Tries the best quality only where a fast one does not fit, because it takes
 * twenty times as long.
 */
function fitsBudget(texts: readonly string[], budget: number): boolean {
  const sum = (sizeOf: (text: string) => number) => texts.reduce((bytes, text) => bytes + sizeOf(text), 0);
  return sum((text) => brotliCompressSync(text, FAST).length) <= budget || sum(countBrotliBytes) <= budget;
}

function getStylesBudget({ path, html }: built.Page): number {
  if (path === '/404') return BUDGETS.styles.plain;
  return html.includes('<astro-island') ? BUDGETS.styles.form : BUDGETS.styles.content;
}

test.each([
  ['dist', built],
  ['the sample’s build', sample],
])(
  'every page of %s fits the first flight with its styles, which a slow phone reads first',
  (_, { pages }) => {
    const stylesOf = (html: string) => firstGroups(html, /<style>(.*?)<\/style>/gs).join('');
    expect(pages.length).toBeGreaterThan(15);
    const heavy = pages.filter(
      (page) => !fitsBudget([page.html], BUDGETS.page) || stylesOf(page.html).length > getStylesBudget(page),
    );
    expect(heavy.map(({ path }) => path)).toEqual([]);
  },
);

test('no page of the sample has more elements than it needs', () => {
  const elementsIn = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;
  const heavy = sample.pages.filter(({ html }) => elementsIn(html) > BUDGETS.elements);
  expect(heavy.map(({ path }) => path)).toEqual([]);
});

test('there is one font file, small enough', () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) expect(statSync(new URL(font, dist)).size).toBeLessThanOrEqual(BUDGETS.font);
});

test.each(
  ['dist', SAMPLE_BUILDS.sending].flatMap((folder) =>
    ['custom-quote', 'checkout', 'contact'].map((page) => [page, folder] as const),
  ),
)('the scripts of /%s in %s keep to their budget', (page, folder) => {
  const site = readSite(folder);
  const scripts = firstGroups(site.read(`${page}.html`), /rel="modulepreload" href="\/([^"]+)"/g).map(
    site.read,
  );
  expect(scripts).not.toEqual([]);
  expect(fitsBudget(scripts, BUDGETS.islandScripts)).toBe(true);
});

test('every page names its weight in the footer, to 0.1 kB', () => {
  const bytesOf = (address: string) => {
    const file = address.replace(/^\/|#.*$/g, '');
    return /\.(?:svg|js)$/.test(file) ? countBrotliBytes(read(file)) : statSync(new URL(file, dist)).size;
  };
  for (const { path, file, root } of pages) {
    const html = read(file);
    const drawnByStyles = firstGroups(html, /url\(["']?(\/[^"')#]+)/g);
    const scripts = listAttributeValues(root, 'link[rel="modulepreload"]', 'href');
    const files = new Set([...listAttributeValues(root, 'img', 'src'), ...drawnByStyles, ...scripts]);
    const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), countBrotliBytes(html));
    const [named = ''] = firstGroups(html, /This page: (\d+\.\d)\u00A0kB/g);
    // The scripts of an island that waits for an order are counted, but not linked.
    const missing = Number.parseFloat(named) * 1000 - bytes;
    if (html.includes('client="session"')) expect(missing, path).toBeGreaterThan(50_000);
    else expect(Math.abs(missing), path).toBeLessThanOrEqual(100);
  }
});
