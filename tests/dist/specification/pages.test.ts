/** Checks the wording that the specification asks for, page by page. */
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { legalRoutes } from '../../routes.ts';
import { readTestData } from '#support/test-data.ts';
import { getMeta, getTextInOneLine, listLinks, getPageText, sampleSite } from '../site.ts';

const { getPage, pages } = sampleSite;

interface ExpectedPage {
  readonly h1: string;
  readonly wording: readonly string[];
}

const EXPECTED_PAGES = readTestData<Readonly<Record<string, ExpectedPage>>>(import.meta.url);

test.each(Object.entries(EXPECTED_PAGES))(
  '%s has the heading and wording that the specification asks for',
  (path, { h1, wording }) => {
    const page = getPage(path);
    expect(getPageText(page, 'h1')).toBe(h1);
    const pageText = getPageText(page, 'main');
    expect(wording.filter((expectedText) => !pageText.includes(expectedText))).toEqual([]);
    // Search engines cut off longer titles.
    expect(getPageText(page, 'title').length).toBeLessThanOrEqual(70);
    const { length } = getMeta(page, 'description');
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(170);
  },
);

test.each(['og:title', 'description'])('no two pages have the same %s', (name) => {
  const values = pages.map((page) => getMeta(page, name));
  expect(new Set(values).size).toBe(values.length);
});

test.each(pages.filter(({ path }) => path.startsWith('/services/')))(
  '$path says what is included and what it costs before VAT',
  (page) => {
    expect(getPageText(page, 'main')).toMatch(/What’s Included .*Pricing Range .*Prices exclude VAT\./);
  },
);

test.each(legalRoutes)('the contents list of $path links to each section, and to the history', ({ path }) => {
  const { root } = getPage(path);
  const headings = root.querySelectorAll('article .prose > h2');
  const getId = (heading: HtmlElement) => heading.id ?? heading.querySelector('span')?.id ?? '';
  const sections = headings.map((heading) => [getTextInOneLine(heading), `#${getId(heading)}`]);
  const contents = listLinks(root, 'nav[aria-label="Contents"] a');
  expect(contents.length).toBeGreaterThanOrEqual(8);
  expect(contents).toEqual([...sections, ['History', '#history']]);
});
