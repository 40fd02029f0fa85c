/** The legal documents and the questions are published as Markdown, with the same text and figures. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import { decodeShareLink } from '#logic/quote/share-link.ts';
import { content } from '../../packages/content/tests/files/content.ts';
import {
  files,
  listFirstGroups,
  getAttribute,
  getCanonical,
  getMeta,
  getText,
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

const getAlternate = ({ root }: Page) =>
  getAttribute(root.querySelector('link[rel="alternate"][type="text/markdown"]'), 'href');

const legal = readdirSync('content/legal').map((file) => `/${file.replace('.mdx', '')}`);
const expectedPaths = [...legal, '/questions'];

/** Leaves only letters, digits, `%`, `+` and currency signs, so that markup and spaces do not count. */
const stripMarkup = (text: string) =>
  text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}\p{Sc}%+]/gu, '');

test('each legal document and the questions have a Markdown version and link to it, and no other page does', () => {
  const addresses = expectedPaths.map((path) => `${path}.md`).sort();
  const found = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  expect(found.sort()).toEqual(addresses);
  expect(pages.map(getAlternate).filter(Boolean).sort()).toEqual(addresses);
});

test.each(expectedPaths)(
  'the text of %s says all that the page says and no more, in plain Markdown',
  (path) => {
    const page = pageAt(path);
    const text = read(`${path.slice(1)}.md`);
    expect(text.startsWith(`# ${readText(page, 'h1')}\n\n`)).toBe(true);
    expect(text).not.toMatch(/[{}\u00a0]|undefined|\[object|<(?!https:)|\n{3}|[ \t]\n/);

    const parts = page.root.querySelectorAll(path === '/questions' ? 'main details' : 'main article');
    const lines = parts.flatMap((part) => getText(part).split('\n'));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !stripMarkup(text).includes(stripMarkup(line)))).toEqual([]);
    const fullText = stripMarkup(getText(querySingle(page.root, 'main')));
    const added = text.split('\n').filter((line) => !fullText.includes(stripMarkup(line)));
    expect(added).toEqual([`Web page: <${getCanonical(page)}>`]);

    // Its links are those of the page, with the origin.
    const targets = listFirstGroups(text, /\]\(([^)]*)\)/g);
    const onPage = listAttributeValues(page.root, 'main a', 'href').map(
      (href) => new URL(href, origin + path).href,
    );
    expect(targets.filter((target) => !onPage.includes(target))).toEqual([]);
  },
);

test('llms.txt lists every page once, under the heading of its kind', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n[^#>\n].+\n\n(?:- .+\n)+\n## /);
  expect(text.match(/^## .*$/gm)).toEqual(['## Pages', '## Services', '## Packages', '## Legal']);
  // The heading of Home is a slogan.
  const name = (page: Page) => (page.path === '/' ? getMeta(page, 'og:title') : readText(page, 'h1'));
  const getPageKind = ({ path }: Page) => {
    if (legal.includes(path)) return 'Legal';
    if (path.startsWith('/services/')) return 'Services';
    return path.startsWith('/pricing/') ? 'Packages' : 'Pages';
  };
  const listed = pages.filter(({ path }) => !hiddenPaths.has(path));
  for (const part of text.split(/^## /m).slice(1)) {
    const [kind, , ...links] = part.trimEnd().split('\n');
    const expected = listed
      .filter((page) => getPageKind(page) === kind)
      .map((page) => `- [${name(page)}](${origin}${page.path}): ${getMeta(page, 'description')}`);
    expect(links.sort()).toEqual(expected.sort());
  }
});

test('llms.txt says how to reach the company, in which currencies prices are, and how to link to a filled quote', () => {
  const text = sample.read('llms.txt');
  for (const expectedText of [
    'Phone +254 700 000 000, WhatsApp +254 711 000 000, email support@mtelo.example',
    'Office hours: Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
    'Kenyan shillings (KES)',
    'US dollars (USD)',
    `${sample.origin}/catalogue.json`,
  ])
    expect(text).toContain(expectedText);
  const [link = ''] = listFirstGroups(text, /(https:\S+#q=\S+)\. /g);
  expect(decodeShareLink(new URL(link).hash, content.catalogue)?.selection.size).toBe(2);
});

test('security.txt names whom to tell and its own address, and expires at a midnight within a year', () => {
  const text = sample.read('.well-known/security.txt');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:support@mtelo.example',
    `Contact: ${sample.origin}/contact`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    `Canonical: ${sample.origin}/.well-known/security.txt`,
    '',
  ]);
  const daysLeft = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY_MS;
  expect(daysLeft).toBeLessThan(365);
  expect(daysLeft).toBeGreaterThan(350);
});
