/** The picture that a shared link shows. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, files, meta, only, origin, type Page, pages, words } from './site.ts';
import * as sample from './specification/sample.ts';

/** WhatsApp shows no picture that is much heavier. */
const MAX_BYTES = 100_000;

const picture = (page: Page) => new URL(meta(page, 'og:image')).pathname.slice(1);

test.each(pages)('$path has its own', async (page) => {
  const file = picture(page);
  expect(files).toContain(file);
  const png = readFileSync(new URL(file, dist));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(MAX_BYTES);
  expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(page, 'og:image:alt')).toBe(`${words(only(page.root, 'h1'))} · ${meta(page, 'og:site_name')}`);
  expect(meta(page, 'og:image')).toBe(`${origin}/${file}`);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('there are no others', () => {
  // Versions of a document show the document's; search engines show the map.
  const shown = new Set([...pages.map(picture), 'social/map.png']);
  expect(new Set(files.filter((file) => file.startsWith('social/')))).toEqual(shown);
});

test('pages of different titles have different ones', () => {
  const files = new Set(sample.pages.map(picture));
  const pixels = [...files].map((file) => readFileSync(new URL(file, sample.dist), 'base64'));
  expect(new Set(pixels).size).toBe(files.size);
});
