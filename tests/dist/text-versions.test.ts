/** Every page as Markdown: the same words, the same figures. */
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { decodeShareLink } from '../../src/domain/quote/shared-quote.ts';
import { content } from '../content/content.ts';
import {
  attribute,
  canonical,
  captured,
  files,
  hidden,
  idIn,
  meta,
  only,
  origin,
  type Page,
  pages,
  read,
  textIn,
} from './site.ts';
import * as sample from './specification/sample.ts';

const alternate = ({ root }: Page) =>
  attribute(root.querySelector('link[rel="alternate"][type="text/markdown"]'), 'href');
const title = ({ root }: Page) => textIn(only(root, 'h1')).replaceAll('\n', ' ');

/** The heading of Home is a slogan. */
const nameInList = (page: Page) => (page.path === '/' ? meta(page, 'og:title') : title(page));

const listed = pages.filter(({ path }) => !hidden.has(path));

/** Letters, digits and signs of money alone: neither Markdown's signs, nor spaces, nor what only separates. */
const bare = (text: string) => text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}\p{Sc}%+]/gu, '');

/** Numbers that only decorate a list. */
const ORDINAL = /^0\d$/;

/** What a page says, in lines, without its menus, its samples, the block of its sheet and the head that only paper has; of pages with a form what can be read without filling it in. */
function linesOf({ root }: Page): readonly string[] {
  const main = only(root, 'main');
  const hasForm = main.querySelectorAll('input, textarea').length > 0;
  const parts = hasForm ? main.querySelectorAll('h1, li, dl, figcaption') : [main];
  const isForHands = (part: HtmlElement) => part.closest('form') ?? part.closest('aside');
  const others = main.querySelectorAll('nav, .print-only, [data-specimen], .title-block dl');
  const leftOut = new Set(others.flatMap((part) => textIn(part).split('\n')));
  return parts
    .filter((part) => !isForHands(part))
    .flatMap((part) => textIn(part).split('\n'))
    .filter((line) => !leftOut.has(line) && !ORDINAL.test(line));
}

test('every page that may be listed names one, and there are no others', () => {
  expect(listed.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(
    listed.map((page) => alternate(page).slice(1)).sort(),
  );
  expect(listed.map(alternate)).toEqual(
    listed.map(({ path }) => (path === '/' ? '/index.md' : `${path}.md`)),
  );
  expect(pages.filter(({ path }) => hidden.has(path)).filter((page) => alternate(page) !== '')).toEqual([]);
});

describe.each(listed)('the text of $path', (page) => {
  const text = read(alternate(page).slice(1));

  test('begins with its title and ends with its address', () => {
    expect(text.startsWith(`# ${title(page)}\n\n`)).toBe(true);
    expect(text.endsWith(`\n---\n\nWeb page: <${canonical(page)}>\n`)).toBe(true);
  });

  test('is plain Markdown with nothing left to fill in', () => {
    expect(text).not.toMatch(/[{}\u00a0]|undefined|\[object|(?<!\\)<(?!https:)/);
    expect(text).not.toMatch(/\n{3}|[ \t]\n/);
  });

  test('leaves nothing out that the page says', () => {
    const lines = linesOf(page);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => !bare(text).includes(bare(line)))).toEqual([]);
  });

  test('links to full addresses, on this site of sections that there are', () => {
    const targets = captured(text, /\]\(([^)]*)\)/g);
    const away = targets.filter((target) => !target.startsWith(`${origin}/`));
    expect(away.filter((target) => !/^(?:mailto:|tel:|https:\/\/)/.test(target))).toEqual([]);
    const dead = targets.filter((target) => {
      const { pathname, hash } = new URL(target);
      const there = pages.find(({ path }) => path === pathname);
      if (hash.startsWith('#q=')) return false;
      return hash !== '' && target.startsWith(origin) && !there?.root.querySelector(`[id="${idIn(hash)}"]`);
    });
    expect(dead).toEqual([]);
  });
});

test('llms.txt lists every text once, under the heading of its kind', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n[^#>\n].+\n\n(?:- .+\n)+\n## /);
  expect(text.match(/^## .*$/gm)).toEqual(['## Pages', '## Services', '## Packages', '## Legal']);
  const under = (heading: string) =>
    captured(text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '', /\]\(([^)]+)\):/g).sort();
  const inFolder = (folder: string) =>
    listed.filter(({ path }) => path.startsWith(folder)).map((page) => `${origin}${alternate(page)}`);
  expect(under('Services')).toEqual(inFolder('/services/').sort());
  expect(under('Packages')).toEqual(inFolder('/pricing/').sort());
  expect(under('Legal')).toContain(`${origin}/terms.md`);
  const links = Array.from(text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm), ([, ...link]) => link);
  expect(links.sort()).toEqual(
    listed.map((page) => [nameInList(page), `${origin}${alternate(page)}`, meta(page, 'description')]).sort(),
  );
});

test('llms.txt says how to reach the company, in which currencies prices are, and how to link to a filled quote', () => {
  const text = sample.read('llms.txt');
  for (const words of [
    'Phone +254 700 000 000, WhatsApp +254 711 000 000, email support@mtelo.example',
    'Office hours: Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
    'Kenyan shillings (KES)',
    'US dollars (USD)',
    `${sample.origin}/catalogue.json`,
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('30 minutes');
  const [link] = captured(text, /(https:\S+#q=\S+)\. /g);
  const catalogue = content.catalogue;
  const shared = decodeShareLink(new URL(link ?? '').hash, catalogue);
  expect(shared?.selection.size).toBe(2);
});

test('the text of the quote page has a link for each service that ticks it', () => {
  const links = captured(sample.read('custom-quote.md'), /\]\((\S+#q=\S+)\)/g);
  const ticked = links.map((link) => decodeShareLink(new URL(link).hash, content.catalogue)?.selection);
  expect(ticked).toEqual(content.catalogue.map(({ id }) => new Map([[id, 1]])));
});
