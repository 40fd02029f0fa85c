/** The files for hosts are beside the pages, and name every page. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';
import { MIME_TYPES } from '@site/hosting/hosts/self-hosted';
import { writeVercelJson } from '@site/hosting/hosts/vercel';
import { markdownPath, paths } from '@site/rules/addresses/paths';
import { files, pages, sample } from './site.ts';

/**
 * Pages of the sample. On a site with many more pages not every page has a rule, because hosts limit the
 * number of rules.
 */
const pagePaths = sample.pages
  .map(({ path }) => path)
  .filter((path) => path !== paths.notFound)
  .sort();

test('_headers names every page, and the 404 page and the redirects by no name of their own', () => {
  const namedPaths = sample.read('_headers').match(/^\/[^*.\n]*$/gm);
  expect(namedPaths?.sort()).toEqual(pagePaths);
});

test('every host sends the page of a text version as its canonical address', () => {
  const texts = pagePaths.filter((path) => sample.files.includes(markdownPath(path).slice(1)));
  expect(texts).toContain(paths.terms);
  for (const file of ['_headers', '.htaccess', '../hosts/nginx.conf']) {
    const canonical = [...sample.read(file).matchAll(/<([^<>]+)>; rel=\\?"canonical/g)].map(([, url]) => url);
    expect([...new Set(canonical)].sort(), file).toEqual(
      texts.map((path) => new URL(path, sample.origin).href),
    );
  }
});

test('an old address of the content is in every host’s file', () => {
  expect(sample.read('_redirects')).toContain('/our-prices.php /pricing 301\n');
  for (const file of ['.htaccess', '../hosts/nginx.conf'])
    expect(sample.read(file), file).toMatch(/our-prices.*\n?.*\/pricing\b/);
  expect(readFileSync('vercel.json', 'utf8')).toBe(writeVercelJson(readSiteRedirects()));
});

test('servers are told the type of every file', () => {
  const endings = files.map((file) => extname(file).slice(1));
  const untyped = endings.filter((ending) => !/^(?:br|gz|)$/.test(ending) && !(ending in MIME_TYPES));
  expect(untyped).toEqual([]);
});

test('Cloudflare is asked to leave the addresses of every page as they are', () => {
  for (const { path, html } of pages) {
    const [, keptHtml = '', after = '@'] = html.split(/<body[^>]*><!--email_off-->|<!--\/email_off-->/);
    expect(keptHtml, path).toContain('</footer>');
    expect(after, path).not.toContain('@');
  }
});
