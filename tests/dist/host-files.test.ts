/** The files for hosts are beside the pages, and name all of them. */
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { TYPES } from '../../integrations/hosts/self-hosted.ts';
import { redirects } from '../../src/site/redirects.ts';
import { paths, textPath } from '../../src/site/paths.ts';
import { files, pages, read } from './site.ts';
import * as sample from './specification/sample.ts';

/** Of the sample: hosts limit the number of rules, so with more pages not every page has one. */
const visited = sample.pages
  .map(({ path }) => path)
  .filter((path) => path !== paths.notFound)
  .sort();

test('_headers names every page, and the 404 page and the redirects by no name of their own', () => {
  const named = sample.read('_headers').match(/^\/[^*.\n]*$/gm);
  expect(named?.sort()).toEqual(visited);
});

test('_headers says of every text version which page it is of', () => {
  const headers = sample.read('_headers');
  const pagesWithText = sample.pages.filter(({ html }) => html.includes('type="text/markdown"'));
  expect(pagesWithText.length).toBeGreaterThan(15);
  for (const { path, html } of pagesWithText) {
    const [, page = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(headers, path).toMatch(
      new RegExp(`^${textPath(path)}\n(?:  .*\n)*  Link: <${page}>; rel="canonical"$`, 'm'),
    );
  }
});

test('_redirects leads on from every old address', () => {
  for (const [from, to] of Object.entries(redirects))
    expect(read('_redirects')).toContain(`${from} ${to} 301\n`);
});

test('servers are told the type of every file', () => {
  const endings = files
    .map((file) => extname(file).slice(1))
    .filter((ending) => !/^(?:br|gz|)$/.test(ending));
  expect(new Set(endings).difference(new Set(Object.keys(TYPES)))).toEqual(new Set());
});

test('Cloudflare is asked to leave the addresses of every page as they are', () => {
  for (const { path, html } of pages) {
    const [, kept = '', after = '@'] = html.split(/<body[^>]*><!--email_off-->|<!--\/email_off-->/);
    expect(kept, path).toContain('</footer>');
    expect(after, path).not.toContain('@');
  }
});

test('security.txt says whom to write to, and until when', () => {
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+\nContact: https:\/\/\S+\/contact\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\n$/,
  );
});
