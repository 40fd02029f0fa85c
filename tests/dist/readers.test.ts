/** Who reads without our styles gets every price: reader views, by Mozilla's own library. The Markdown is in text-versions. */
import { Readability } from '@mozilla/readability';
import type { HtmlElement } from 'html-validate';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { hidden, only, type Page, textIn, words } from './site.ts';
import * as sample from './specification/sample.ts';

/** Amounts of money, without the currency: `24,000` of `KES 24,000`, and both ends of a range. */
const amounts = (text: string) => [
  ...new Set(
    [...text.matchAll(/(?:KES\s|\$)([\d,.]*\d)(?: to ([\d,]*\d))?/g)].flatMap(([, from = '', to]) =>
      to === undefined ? from : [from, to],
    ),
  ),
];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const readerView = (html: string) =>
  oneLine(new Readability(parseHTML(html).document).parse()?.textContent ?? '');

/** What the page is about: the bands below a price slip or a text lead to other pages. */
function articleOf({ root }: Page) {
  const main = only(root, 'main');
  const [slip] = main.querySelectorAll('.slip');
  return slip?.closest('.page-width') ?? main.querySelector('.prose') ?? main;
}

const printed = (page: Page) => amounts(words(articleOf(page)));

/** Of the sample alone: what a reader view takes for the article depends on how long an editor's sentences are. */
const listed = sample.pages.filter(({ path }) => !hidden.has(path));
const shown = listed.map((page) => ({
  page,
  path: page.path,
  main: articleOf(page),
  view: readerView(page.html),
}));

test.each(shown)('the reader view of $path has every price', ({ page, view }) => {
  expect(printed(page).filter((amount) => !view.includes(amount))).toEqual([]);
});

test.each(shown)('the reader view of $path has every heading', ({ main, view }) => {
  const isOfMenuOrSum = (heading: HtmlElement) => heading.closest('nav') ?? heading.closest('aside');
  const headings = main.querySelectorAll('h2, h3').filter((heading) => !isOfMenuOrSum(heading));
  const titles = headings.map((heading) => oneLine(textIn(heading)));
  expect(titles.filter((title) => !view.includes(title))).toEqual([]);
});

test.each([
  ['/pricing', 7],
  ['/custom-quote', 14],
])('%s prints %i prices', (path, count) => {
  expect(amounts(words(only(sample.pageAt(path).root, 'main')))).toHaveLength(count);
});
