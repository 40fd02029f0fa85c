/** Checks the metadata that search engines, link previews and browsers read. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getColour } from '@site/content/colours/theme';
import { listLastChanges } from '#site/last-changes.ts';
import {
  dist,
  files,
  listFirstGroups,
  getAttribute,
  getCanonical,
  getMeta,
  noindexPaths,
  listAttributeValues,
  origin,
  type Page,
  getPage,
  pages,
  querySingle,
  readBuiltFile,
  getPageText,
  sampleSite,
} from './site.ts';

const company = getMeta(getPage('/'), 'og:site_name');
const getPictureFile = (page: Page) => new URL(getMeta(page, 'og:image')).pathname.slice(1);

/** WhatsApp does not show a picture that is much larger than this. */
const MAX_PICTURE_BYTES = 100_000;

describe.each(pages)('$path', (page) => {
  const { path, root } = page;

  test('has a link preview with its title, description, company and picture', async () => {
    const file = getPictureFile(page);
    expect(getPageText(page, 'title')).toBe(`${getMeta(page, 'og:title')} · ${company}`);
    for (const [name, expected] of Object.entries({
      description: getMeta(page, 'description'),
      site_name: company,
      url: origin + path,
      type: 'website',
      image: `${origin}/${file}`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${getPageText(page, 'h1')} · ${company}`,
    }))
      expect(getMeta(page, `og:${name}`), name).toBe(expected);
    expect(getMeta(page, 'twitter:card')).toBe('summary_large_image');
    const png = readFileSync(new URL(file, dist));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(MAX_PICTURE_BYTES);
  });

  test(
    noindexPaths.has(path) ? 'stays out of search results' : 'can be indexed under its canonical URL',
    () => {
      const expectedMetadata = noindexPaths.has(path) ? ['noindex', ''] : ['', origin + path];
      expect([getMeta(page, 'robots'), getCanonical(page)]).toEqual(expectedMetadata);
      const { length } = getMeta(page, 'description');
      expect(length).toBeGreaterThan(0);
      // The content check allows 170 characters, but a fact that is filled in may be longer than its name.
      expect(length).toBeLessThanOrEqual(250);
    },
  );

  test('declares its language, encoding, viewport, icons, manifest and theme colours', () => {
    expect(getAttribute(querySingle(root, 'html'), 'lang')).toBe('en');
    expect(getAttribute(root.querySelector('meta[charset]'), 'charset')).toBe('utf-8');
    expect(getMeta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    expect(listAttributeValues(root, 'head link', 'rel')).toEqual(
      expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']),
    );
    const [light, dark] = [getColour('paper'), getColour('paper', 'dark')];
    expect(listAttributeValues(root, 'meta[name="theme-color"]', 'content')).toEqual([light, dark]);
  });
});

test('the manifest has the colour of the page, and names icons that exist', () => {
  const manifest = JSON.parse(readBuiltFile('site.webmanifest')) as { icons: { src: string }[] };
  const paper = getColour('paper');
  expect(manifest).toMatchObject({ theme_color: paper, background_color: paper });
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

test('pages with different titles have different pictures, and no picture is unused', () => {
  // All versions of a document share one picture.
  const expectedPictures = new Set(pages.map(getPictureFile));
  expect(new Set(files.filter((file) => file.startsWith('social/')))).toEqual(expectedPictures);
  // The same pixels in two files of the sample would mean that a title is missing from its picture.
  const samplePictures = new Set(sampleSite.pages.map(getPictureFile));
  const pixels = [...samplePictures].map((file) => readFileSync(new URL(file, sampleSite.dist), 'base64'));
  expect(new Set(pixels).size).toBe(samplePictures.size);
});

test('the sitemap lists the canonical URL of every indexed page exactly once', () => {
  const sitemap = readBuiltFile('sitemap.xml');
  const changes = [...listLastChanges('content')];
  const expectedUrls = pages.filter(({ path }) => !noindexPaths.has(path)).map(getCanonical);
  expect(listFirstGroups(sitemap, /<url><loc>([^<]*)</g).sort()).toEqual(expectedUrls.sort());
  // The date of a page is the date of the last commit to its content file, if there was one. Home has no name
  // in its URL.
  for (const [, name, day] of sitemap.matchAll(/([\w-]+)<\/loc>(?:<lastmod>([^<]*))?/g)) {
    const days = changes.filter(([file]) => file.includes(`/${name}.`)).map(([, changeDay]) => changeDay);
    expect([days[0], ...days], name).toContain(day);
  }
});
