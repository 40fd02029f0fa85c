/** Checks that the drawings agree with the content. */
import { expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { sampleContent } from '../../../packages/content/tests/files/sample-content.ts';
import { listFirstGroups, getTextInOneLine, listAttributeValues, sampleSite } from '../site.ts';

const { getPage, pages, readBuiltFile } = sampleSite;

const { scale, ruler } = readTestData<Readonly<Record<'scale' | 'ruler', string[]>>>(import.meta.url);

test('the response-time scale lists each plan once, with its price, size and response time', () => {
  expect(getPage('/pricing').root.querySelectorAll('.response-times > li').map(getTextInOneLine)).toEqual(
    scale,
  );
});

test('the ruler of the price list names each price in shillings, and which of them are minimums', () => {
  const labels = getPage('/price-list').html.matchAll(/<text[^>]*>([^<]*)<tspan>([^<]*)/g);
  expect(Array.from(labels, ([, name, amount]) => `${name}${amount}`)).toEqual(ruler);
});

test.each(pages.filter(({ path }) => path.startsWith('/services/')))(
  'the large drawing of $path numbers its eight items and links to them',
  ({ html, root }) => {
    const numbers = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(
      listFirstGroups(
        html,
        /<a href="#item-(\d)" tabindex="-1">(?:<path[^>]*>)+<text[^>]*>0\1<\/text><\/a>/g,
      ),
    ).toEqual(numbers);
    expect(listAttributeValues(root, 'main ol > li', 'id')).toEqual(
      numbers.map((number) => `item-${number}`),
    );
  },
);

test('the nearest towns come first in the list, with the same distances as on the map of Kenya', () => {
  const names = sampleContent.wherePage.distances.towns.map(({ name }) => name);
  const listedTowns = getPage('/where-we-work')
    .root.querySelectorAll('main ul > li')
    // The labels of the map, which these rows are compared with, have no unit.
    .map((row) => getTextInOneLine(row).replace(/ km.*/, ''))
    .filter((row) => names.some((name) => row.startsWith(`${name} `)));
  expect(listedTowns).toHaveLength(names.length);
  // The map has a label with the name and the distance of each town.
  const labels = readBuiltFile('reach.svg').matchAll(/>\s*([A-Z]\w+)\s*<tspan[^>]*>(\d+)<\/tspan>/g);
  const drawnTowns = Array.from(labels, ([, name, km]) => `${name} ${km}`);
  const getDistance = (row: string) => Number(row.split(' ').at(-1));
  expect(listedTowns).toEqual(drawnTowns.toSorted((a, b) => getDistance(a) - getDistance(b)));
});
