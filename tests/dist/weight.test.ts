/** What a page costs its visitor before the first paint. */
import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentPages, routes } from '../routes.ts';
import { attribute, dist, eachPage, files, pageAt } from './site.ts';

/** What a server sends in its first flight. */
const FIRST_FLIGHT_BYTES = 14_000;

const FONT_BYTES = 20_000;

test.each(eachPage)(`%s with its styles is at most ${FIRST_FLIGHT_BYTES} bytes in brotli`, (_, { html }) => {
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});

test(`there is one font file, of at most ${FONT_BYTES} bytes`, () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) expect(statSync(new URL(font, dist)).size).toBeLessThanOrEqual(FONT_BYTES);
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
