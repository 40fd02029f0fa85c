/** Checks that pages keep to the budgets of tests/budgets.ts, and that their footers give their weight. */
import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import {
  ownerSite,
  dist,
  files,
  getStyles,
  listFirstGroups,
  listAttributeValues,
  type Page,
  getPage,
  readBuiltFile,
  sampleSite,
  sendingSite,
} from './site.ts';

const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Remembers the compressed size of each file, because the forms share most of their scripts. */
const sizes: Record<string, number> = {};

const countBrotliBytes = (text: string) => (sizes[text] ??= brotliCompressSync(text).length);

/** Tries fast compression first, because the best quality takes forty times as long. */
function fitsBudget(contents: readonly string[], budget: number) {
  const addSizes = (getSize: (text: string) => number) =>
    contents.reduce((bytes, text) => bytes + getSize(text), 0);
  return (
    addSizes((text) => brotliCompressSync(text, FAST_COMPRESSION).length) <= budget ||
    addSizes(countBrotliBytes) <= budget
  );
}

function getStylesBudget({ path, html }: Page): number {
  if (path === '/404') return BUDGETS.styles.plain;
  return html.includes('<astro-island') ? BUDGETS.styles.form : BUDGETS.styles.content;
}

test.each([ownerSite, sampleSite])(
  'every page of $folder keeps to the budgets for HTML and styles',
  ({ pages }) => {
    const heavyPages = pages.filter(
      (page) => !fitsBudget([page.html], BUDGETS.page) || getStyles(page.html).length > getStylesBudget(page),
    );
    expect(heavyPages.map(({ path }) => path)).toEqual([]);
  },
);

test('every page of the sample keeps to the budget for elements', () => {
  const countElements = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;
  const heavyPages = sampleSite.pages.filter(({ html }) => countElements(html) > BUDGETS.elements);
  expect(heavyPages.map(({ path }) => path)).toEqual([]);
});

test('there is one font file, which keeps to its budget', () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) expect(statSync(new URL(font, dist)).size).toBeLessThanOrEqual(BUDGETS.font);
});

test.each([ownerSite, sendingSite])('the scripts of each form in $folder keep to their budget', (site) => {
  for (const path of ['/custom-quote', '/checkout', '/contact']) {
    const { root } = site.getPage(path);
    const files = listAttributeValues(root, 'link[rel="modulepreload"]', 'href');
    expect(files).not.toEqual([]);
    // The hashes in the names of files compress to a different size in each clone.
    const scripts = files.map((file) => site.readBuiltFile(file.slice(1)).replaceAll(/\.[\w-]{8}\.js/g, ''));
    expect(fitsBudget(scripts, BUDGETS.islandScripts), path).toBe(true);
  }
});

test.each(['/', '/services', '/contact', '/terms', '/checkout/success'])(
  'the footer of %s gives its weight to the nearest 0.1 kB',
  (path) => {
    const { file, root } = getPage(path);
    const countBytes = (url: string) => {
      const file = url.replace(/^\/|#.*$/g, '');
      return /\.(?:svg|js)$/.test(file)
        ? countBrotliBytes(readBuiltFile(file))
        : statSync(new URL(file, dist)).size;
    };
    const html = readBuiltFile(file);
    const drawnByStyles = listFirstGroups(html, /url\(["']?(\/[^"')#]+)/g);
    const scripts = listAttributeValues(root, 'link[rel="modulepreload"]', 'href');
    const loadedFiles = new Set([...listAttributeValues(root, 'img', 'src'), ...drawnByStyles, ...scripts]);
    const bytes = [...loadedFiles].reduce((sum, file) => sum + countBytes(file), countBrotliBytes(html));
    const [namedWeight = ''] = listFirstGroups(html, /This page: (\d+\.\d)\u00A0kB/g);
    // The footer counts the scripts of an island that waits for an order, but no element links to them.
    const uncountedBytes = Number.parseFloat(namedWeight) * 1000 - bytes;
    if (html.includes('client="session"')) expect(uncountedBytes).toBeGreaterThan(50_000);
    else expect(Math.abs(uncountedBytes)).toBeLessThanOrEqual(100);
  },
);
