/** The picture that a shared link shows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, type Route, unknown } from '../routes.ts';
import { dist, files, meta, only, type Page, pageAt, words } from './site.ts';

/** WhatsApp shows no picture that is much heavier. */
const MAX_BYTES = 100_000;

const built = (route: Route) => pageAt(route === unknown ? '/404' : route.path);

const picture = (page: Page) => new URL(meta(page, 'og:image')).pathname.slice(1);

/** A PNG begins with eight fixed bytes, then the length and name of its header, then width and height. */
function size(file: string) {
  const png = readFileSync(new URL(file, dist));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}

test.each(allPages)('$path has its own', (route) => {
  const page = built(route);
  const file = picture(page);
  expect(files).toContain(file);
  const { width, height, bytes } = size(file);
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(page, 'og:image:alt')).toBe(words(only(page.root, 'title')));
  expect(meta(page, 'og:image')).toMatch(/^https?:\/\//);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('no two pages show the same, and there are no others', () => {
  const shown = allPages.map((route) => picture(built(route)));
  const pixels = shown.map((file) =>
    createHash('sha256')
      .update(readFileSync(new URL(file, dist)))
      .digest('hex'),
  );
  expect(new Set(pixels).size).toBe(allPages.length);
  expect(files.filter((file) => file.startsWith('social/')).sort()).toEqual(shown.sort());
});
