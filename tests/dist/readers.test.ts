/** Who reads without our styles gets every price: reader views, by Mozilla's own library. The Markdown is in text-versions. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { hidden, only, type Page, words } from './site.ts';
import * as sample from './specification/sample.ts';

/** Amounts of money, without the currency: `24,000` of `KES 24,000`, and both ends of a range. */
const amounts = (text: string) => [
  ...new Set(
    [...text.matchAll(/(?:KES\s|\$)([\d,.]*\d)(?: to ([\d,]*\d))?/g)].flatMap(([, from = '', to]) =>
      to === undefined ? from : [from, to],
    ),
  ),
];

const readerView = (html: string) =>
  (new Readability(parseHTML(html).document).parse()?.textContent ?? '').replaceAll(/\s+/g, ' ');

/** What the page is about: the bands below a price slip or a text lead to other pages. */
function articleOf({ root }: Page) {
  const main = only(root, 'main');
  const [slip] = main.querySelectorAll('.slip');
  return slip?.closest('.page-width') ?? main.querySelector('.prose') ?? main;
}

// Of the sample alone: what a reader view takes for the article depends on how long an editor's sentences are.
test.each(sample.pages.filter(({ path }) => !hidden.has(path)))(
  'the reader view of $path has every price',
  (page) => {
    const view = readerView(page.html);
    expect(amounts(words(articleOf(page))).filter((amount) => !view.includes(amount))).toEqual([]);
  },
);

test.each([
  ['/pricing', 7],
  ['/custom-quote', 14],
])('%s prints %i prices', (path, count) => {
  expect(amounts(words(only(sample.pageAt(path).root, 'main')))).toHaveLength(count);
});
