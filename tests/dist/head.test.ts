/** Each page tells search engines, link previews and browser tabs about itself. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getColour } from '@site/content/colours/theme';
import { findLastChange } from '@site/content/files/git';
import {
  dist,
  files,
  listFirstGroups,
  getAttribute,
  getCanonical,
  getMeta,
  hiddenPaths,
  listAttributeValues,
  origin,
  type Page,
  pageAt,
  pages,
  querySingle,
  read,
  readText,
  sample,
} from './site.ts';

const company = getMeta(pageAt('/'), 'og:site_name');
const getPicture = (page: Page) => new URL(getMeta(page, 'og:image')).pathname.slice(1);

/** WhatsApp shows no picture that is much larger. */
const MAX_BYTES = 100_000;

describe.each(pages)('$path', (page) => {
  const { path, root } = page;

  test('a link to it shows its title, its description, the company and a picture', async () => {
    const file = getPicture(page);
    expect(readText(page, 'title')).toBe(`${getMeta(page, 'og:title')} · ${company}`);
    for (const [name, expected] of Object.entries({
      description: getMeta(page, 'description'),
      site_name: company,
      url: origin + path,
      type: 'website',
      image: `${origin}/${file}`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${readText(page, 'h1')} · ${company}`,
    }))
      expect(getMeta(page, `og:${name}`), name).toBe(expected);
    expect(getMeta(page, 'twitter:card')).toBe('summary_large_image');
    const png = readFileSync(new URL(file, dist));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(MAX_BYTES);
  });

  test(
    hiddenPaths.has(path) ? 'stays out of search results' : 'is indexed under its canonical address',
    () => {
      const expected = hiddenPaths.has(path) ? ['noindex', ''] : ['', origin + path];
      expect([getMeta(page, 'robots'), getCanonical(page)]).toEqual(expected);
      const { length } = getMeta(page, 'description');
      expect(length).toBeGreaterThan(0);
      // The content check allows 170 characters before facts are filled in, and a fact may be longer than its
      // name.
      expect(length).toBeLessThanOrEqual(250);
    },
  );

  test('has its language, characters, width, icons, manifest and the colour of the browser’s bars', () => {
    expect(getAttribute(querySingle(root, 'html'), 'lang')).toBe('en');
    expect(getAttribute(root.querySelector('meta[charset]'), 'charset')).toBe('utf-8');
    expect(getMeta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    const links = ['icon', 'apple-touch-icon', 'manifest'];
    expect(listAttributeValues(root, 'head link', 'rel')).toEqual(expect.arrayContaining(links));
    const [day, night] = [getColour('paper'), getColour('paper', 'night')];
    expect(listAttributeValues(root, 'meta[name="theme-color"]', 'content')).toEqual([day, night]);
  });
});

test('the manifest has the colour of the page, starts at Home, and names icons that exist', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as { icons: { src: string }[] };
  const paper = getColour('paper');
  expect(manifest).toMatchObject({ theme_color: paper, background_color: paper, start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

test('pages of different titles have different pictures, and there are no others', () => {
  // Versions of a document show the document's picture.
  const expected = new Set(pages.map(getPicture));
  expect(new Set(files.filter((file) => file.startsWith('social/')))).toEqual(expected);
  const samplePictures = new Set(sample.pages.map(getPicture));
  const pixels = [...samplePictures].map((file) => readFileSync(new URL(file, sample.dist), 'base64'));
  expect(new Set(pixels).size).toBe(samplePictures.size);
});

test('the sitemap lists every page that may be listed, once, by its canonical address, and no other', () => {
  const sitemap = read('sitemap.xml');
  const expected = pages.filter(({ path }) => !hiddenPaths.has(path)).map(getCanonical);
  expect(listFirstGroups(sitemap, /<url><loc>([^<]*)</g).sort()).toEqual(expected.sort());
  expect(sitemap.match(/<url>/g)).toHaveLength(expected.length);
  // A page has the day of the last commit of its own file.
  const [changed] = listFirstGroups(sitemap, /\/about<\/loc><lastmod>([^<]*)</g);
  expect(changed).toBe(findLastChange('.', 'content/pages/about.yaml'));
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
