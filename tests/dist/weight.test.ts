/** What a page costs its visitor before the first paint. */
import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { contentPages, routes } from '../routes.ts';
import { attribute, dist, eachPage, files, pageAt } from './site.ts';

const roomier = new Set(['/', ...routes.filter(({ scripts }) => scripts === 'form').map(({ path }) => path)]);

test.each(eachPage)('%s with its styles keeps to its budget in brotli', (path, { html }) => {
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(
    roomier.has(path) ? BUDGETS.page : BUDGETS.contentPage,
  );
});

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
