/** What hosts are told lies beside the pages, and knows all of them. */
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { TYPES } from '../../build/hosts/self-hosted.ts';
import { redirects } from '../../src/site/redirects.ts';
import { paths } from '../../src/site/paths.ts';
import { files, pages, read } from './site.ts';

const lines = read('_headers').split('\n');

const visited = pages
  .map(({ path }) => path)
  .filter((path) => path !== paths.notFound)
  .sort();

test('_headers is within what Cloudflare reads', () => {
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
});

test('_headers names every page, and the 404 page and the redirects by no name of their own', () => {
  const named = lines.filter((line) => /^\/[^*.]*$/.test(line));
  expect(named.sort()).toEqual(visited);
});

test('every text version names its page', () => {
  const texts = files.filter((file) => file.endsWith('.md'));
  expect(texts.length).toBeGreaterThan(0);
  for (const file of texts) {
    const html = read(file.replace(/md$/, 'html'));
    const [, page = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(read('_headers')).toMatch(
      new RegExp(`^/${file}\n(?:  .*\n)*  Link: <${page}>; rel="canonical"$`, 'm'),
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

test('staticwebapp.config.json is within what Azure reads, and names every page', () => {
  const text = read('staticwebapp.config.json');
  expect(text.length).toBeLessThanOrEqual(20_000);
  const { routes: told } = JSON.parse(text) as { routes: { route: string; headers?: object }[] };
  const named = told.filter(({ headers, route }) => headers && !/[*.]/.test(route));
  expect(named.map(({ route }) => route).sort()).toEqual(visited);
});

test('Cloudflare is asked to leave the addresses of every page as they are', () => {
  for (const { path, html } of pages) {
    const [, kept = '', after = '@'] = html.split(/<body[^>]*><!--email_off-->|<!--\/email_off-->/);
    expect(kept, path).toContain('</footer>');
    expect(after, path).not.toContain('@');
  }
});

test('security.txt says whom to tell, and until when', () => {
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+\nContact: https:\/\/\S+\/contact\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\n$/,
  );
});
