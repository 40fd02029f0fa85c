/** What a page costs its visitor before the first paint. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brotliBytes, PAGE_BUDGET_BYTES } from '../../build/pages/weight.ts';
import { BUDGETS } from '../budgets.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { contentPages, routes } from '../routes.ts';
import { attribute, dist, files, pageAt } from './site.ts';

const root = new URL('../../', import.meta.url);

const pagesOf = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${folder}/${file}`);

/** The owner's content, and the sample's. */
test.each(['dist', SAMPLE_BUILDS.silent])(
  'every page of %s fits the first flight with its styles',
  async (folder) => {
    const weighed = await Promise.all(
      pagesOf(folder).map(async (file) => ({
        file,
        bytes: await brotliBytes(readFileSync(new URL(file, root), 'utf8')),
      })),
    );
    expect(weighed.length).toBeGreaterThan(15);
    expect(weighed.filter(({ bytes }) => bytes > PAGE_BUDGET_BYTES)).toEqual([]);
  },
);

test('there is one font file, small enough', () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) expect(statSync(new URL(font, dist)).size).toBeLessThanOrEqual(BUDGETS.font);
});

const withoutForms = [
  ...contentPages.map(({ path }) => (path === '/no-such-page' ? '/404' : path)),
  ...routes.filter(({ scripts }) => scripts === 'counters').map(({ path }) => path),
];

describe.each(withoutForms)('%s', (path) => {
  const { root } = pageAt(path);

  test('names no script file to load with it', () => {
    expect(root.querySelectorAll('script[src]').map((script) => attribute(script, 'src'))).toEqual([]);
    expect(root.querySelectorAll('link').map((link) => attribute(link, 'rel'))).not.toContain(
      'modulepreload',
    );
  });

  test('imports none from its inline scripts', () => {
    const scripts = root.querySelectorAll('script').map(({ textContent }) => textContent);
    expect(scripts.length).toBeGreaterThan(0);
    // `import(x)` is Astro's, which hydrates an island; a static import would load at once.
    expect(scripts.filter((script) => /(?:^|[;}\n])\s*import\s*["'{*\w]/.test(script))).toEqual([]);
  });
});
