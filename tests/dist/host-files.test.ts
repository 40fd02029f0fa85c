/** What hosts are told lies beside the pages, and knows all of them. */
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { ENDINGS } from '../../build/hosts/nginx.ts';
import { redirects } from '../../src/site/paths.ts';
import { routes } from '../routes.ts';
import { files, read, versionPages } from './site.ts';

const lines = read('_headers').split('\n');

test('_headers is within what Cloudflare reads', () => {
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
});

test('_headers names every page, and the 404 page and the redirects by no name of their own', () => {
  const named = lines.filter((line) => /^\/[^*.]*$/.test(line));
  expect(named.sort()).toEqual([...routes, ...versionPages].map(({ path }) => path).sort());
});

test('_redirects leads on from every old address', () => {
  for (const [from, to] of Object.entries(redirects))
    expect(read('_redirects')).toContain(`${from} ${to} 301\n`);
});

test('nginx is told the type of every file', () => {
  const endings = files
    .map((file) => extname(file).slice(1))
    .filter((ending) => !/^(?:br|gz|)$/.test(ending));
  expect(new Set(endings).difference(new Set(ENDINGS))).toEqual(new Set());
});

test('security.txt says whom to tell, and until when', () => {
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+\nContact: https:\/\/\S+\/contact\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\n$/,
  );
});
