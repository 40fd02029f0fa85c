/** Checks the configuration files for hosts, and what hosts depend on in the pages and files. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';
import mediaTypes from '@site/hosting/media-types.json' with { type: 'json' };
import { renderVercelJson } from '@site/hosting/hosts/vercel';
import { markdownPath, paths } from '@site/rules/urls/paths';
import { files, pages, sampleSite } from './site.ts';

/**
 * The pages of the sample. A site with many more pages has no rule for some of them, because hosts limit the
 * number of rules.
 */
const pagePaths = sampleSite.pages
  .map(({ path }) => path)
  .filter((path) => path !== paths.notFound)
  .sort();

test('_headers has a rule for every page except the 404 page and redirects', () => {
  expect(
    sampleSite
      .readBuiltFile('_headers')
      .match(/^\/[^*.\n]*$/gm)
      ?.sort(),
  ).toEqual(pagePaths);
});

test('Cloudflare, Apache and nginx send the URL of the page as the canonical URL of its Markdown version', () => {
  const pathsWithMarkdown = pagePaths.filter((path) =>
    sampleSite.files.includes(markdownPath(path).slice(1)),
  );
  expect(pathsWithMarkdown).toContain(paths.terms);
  for (const file of ['_headers', '.htaccess', '../hosts/nginx.conf']) {
    const canonicalUrls = [...sampleSite.readBuiltFile(file).matchAll(/<([^<>]+)>; rel=\\?"canonical/g)].map(
      ([, url]) => url,
    );
    expect([...new Set(canonicalUrls)].sort(), file).toEqual(
      pathsWithMarkdown.map((path) => new URL(path, sampleSite.origin).href),
    );
  }
});

test('every host redirects the old URLs that the content lists', () => {
  expect(sampleSite.readBuiltFile('_redirects')).toContain('/our-prices.php /pricing 301\n');
  for (const file of ['.htaccess', '../hosts/nginx.conf'])
    expect(sampleSite.readBuiltFile(file), file).toMatch(/our-prices.*\n?.*\/pricing\b/);
  expect(readFileSync('vercel.json', 'utf8')).toBe(renderVercelJson(readSiteRedirects()));
});

test('every published file has a MIME type', () => {
  const extensions = files.map((file) => extname(file).slice(1));
  const extensionsWithoutMediaType = extensions.filter(
    (extension) => !/^(?:br|gz|)$/.test(extension) && !(extension in mediaTypes),
  );
  expect(extensionsWithoutMediaType).toEqual([]);
});

test('every page tells Cloudflare not to rewrite its email addresses', () => {
  for (const { path, html } of pages) {
    // `after` is "@" if the closing comment is missing, so that the last check fails.
    const [, keptHtml = '', after = '@'] = html.split(/<body[^>]*><!--email_off-->|<!--\/email_off-->/);
    expect(keptHtml, path).toContain('</footer>');
    expect(after, path).not.toContain('@');
  }
});
