/** The first band of a page: dark for a drawing alone, and with the page's weight where it has a title block. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { attribute, captured, dist, pages, read, textIn, valuesOf } from './site.ts';

const DRAWING = 'svg, img, .home-map, .map-crop';

test('a dark hero has a drawing, and most pages without a drawing begin on paper', () => {
  const heroes = pages.map(({ path, root }) => ({
    path,
    hero: root.querySelector('main h1')?.closest('main > *'),
  }));
  const dark = heroes.filter(({ hero }) => hero && /\bbg-band\b/.test(attribute(hero, 'class')));
  expect(dark.length).toBeGreaterThan(8);
  expect(dark.filter(({ hero }) => !hero?.querySelector(DRAWING)).map(({ path }) => path)).toEqual([]);
});

const weighed = pages.flatMap(({ path, file, root }) => {
  const figure = root.querySelector('[data-weight]');
  return figure ? [{ path, html: read(file), root, said: textIn(figure) }] : [];
});

test('a page with a title block says what it weighs, with its font and pictures, right to 0.1 kB', () => {
  expect(weighed.length).toBeGreaterThan(10);
  const bytesOf = (address: string) => {
    const file = readFileSync(new URL(address.replace(/^\/|#.*$/g, ''), dist));
    return address.includes('.svg') ? brotliCompressSync(file).length : file.length;
  };
  for (const { path, html, root, said } of weighed) {
    const drawnByStyles = captured(html, /url\(["']?(\/[^"')#]+)/g);
    const files = new Set([...valuesOf(root, 'img', 'src'), ...drawnByStyles]);
    const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), brotliCompressSync(html).length);
    expect(files.size, path).toBeGreaterThan(1);
    expect(said, path).toMatch(/^\d+\.\d kB$/);
    expect(Math.abs(Number.parseFloat(said) * 1000 - bytes), path).toBeLessThanOrEqual(100);
    expect(bytes, path).toBeGreaterThan(BUDGETS.font / 2);
  }
});
