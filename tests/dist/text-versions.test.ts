/** Checks the files for programs, such as Markdown versions of pages, and the pages at old URLs. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import { readTestData } from '#support/test-data.ts';
import {
  files,
  listFirstGroups,
  getAttribute,
  getCanonical,
  getMeta,
  getText,
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

const expectedLines = readTestData<readonly { file: string; rule: string; pattern: string }[]>(
  import.meta.url,
);

const getAlternate = ({ root }: Page) =>
  getAttribute(root.querySelector('link[rel="alternate"][type="text/markdown"]'), 'href');

const legalPaths = readdirSync('content/legal').map((file) => `/${file.replace('.mdx', '')}`);
const expectedPaths = [...legalPaths, '/questions'];

/**
 * Keeps only letters, digits, `%`, `+` and currency symbols, so that versions compare without markup and
 * spaces.
 */
const stripMarkup = (text: string) =>
  text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}\p{Sc}%+]/gu, '');

test('only the legal documents and the questions have a Markdown version, and they link to it', () => {
  const urls = expectedPaths.map((path) => `${path}.md`).sort();
  const textFiles = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  expect(textFiles.sort()).toEqual(urls);
  expect(pages.map(getAlternate).filter(Boolean).sort()).toEqual(urls);
});

test.each(expectedPaths)('the Markdown version of %s has exactly the text of the page', (path) => {
  const page = getPage(path);
  const text = readBuiltFile(`${path.slice(1)}.md`);
  expect(text.startsWith(`# ${getPageText(page, 'h1')}\n\n`)).toBe(true);
  // Expressions, tags, non-breaking spaces and stray blanks would be mistakes of the conversion.
  expect(text).not.toMatch(/[{}\u00a0]|undefined|\[object|<(?!https:)|\n{3}|[ \t]\n/);

  const parts = page.root.querySelectorAll(path === '/questions' ? 'main details' : 'main article');
  const lines = parts.flatMap((part) => getText(part).split('\n'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !stripMarkup(text).includes(stripMarkup(line)))).toEqual([]);
  const fullText = stripMarkup(getText(querySingle(page.root, 'main')));
  const addedLines = text.split('\n').filter((line) => !fullText.includes(stripMarkup(line)));
  expect(addedLines).toEqual([`Web page: <${getCanonical(page)}>`]);

  // Every link of the text is on the page too. The text has full URLs, and the page has paths.
  const linksOnPage = listAttributeValues(page.root, 'main a', 'href').map(
    (href) => new URL(href, origin + path).href,
  );
  expect(listFirstGroups(text, /\]\(([^)]*)\)/g).filter((target) => !linksOnPage.includes(target))).toEqual(
    [],
  );
});

test('llms.txt lists every page once, under the heading for its kind', () => {
  const text = readBuiltFile('llms.txt');
  expect(text.match(/^## .*$/gm)).toEqual(['## Pages', '## Services', '## Packages', '## Legal']);
  // The heading of Home is a slogan, so llms.txt uses the title of its link preview.
  const getName = (page: Page) => (page.path === '/' ? getMeta(page, 'og:title') : getPageText(page, 'h1'));
  const getPageKind = ({ path }: Page) => {
    if (legalPaths.includes(path)) return 'Legal';
    if (path.startsWith('/services/')) return 'Services';
    return path.startsWith('/pricing/') ? 'Packages' : 'Pages';
  };
  const listedPages = pages.filter(({ path }) => !noindexPaths.has(path));
  for (const section of text.split(/^## /m).slice(1)) {
    const [kind, , ...links] = section.trimEnd().split('\n');
    const expectedLinks = listedPages
      .filter((page) => getPageKind(page) === kind)
      .map((page) => `- [${getName(page)}](${origin}${page.path}): ${getMeta(page, 'description')}`);
    expect(links.sort()).toEqual(expectedLinks.sort());
  }
});

test.each(expectedLines)('$file $rule', ({ file, pattern }) => {
  expect(sampleSite.readBuiltFile(file)).toMatch(new RegExp(pattern, 'm'));
});

test('security.txt expires in a little less than a year', () => {
  const text = sampleSite.readBuiltFile('.well-known/security.txt');
  const daysLeft = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY_MS;
  expect(daysLeft).toBeLessThan(365);
  expect(daysLeft).toBeGreaterThan(350);
});
