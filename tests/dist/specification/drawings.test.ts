/** Figures and numbers of drawings agree with the content. */
import { expect, test } from 'vitest';
import { content } from '../../../packages/content/tests/files/content.ts';
import { getTextInOneLine, listAttributeValues, sample } from '../site.ts';

const { pageAt, pages, read } = sample;

test('screen readers hear each plan once on the scale, with its price, size and response time', () => {
  const rows = pageAt('/pricing').root.querySelectorAll('.answers > li');
  expect(rows.map(getTextInOneLine)).toEqual([
    'Basic KES 24,000 a month 10 people, 15 machines, 8x5, Monday to Friday an engineer in 4 hours',
    'Professional KES 55,000 a month 40 people, 60 machines, 24/7 an engineer in 1 hour',
    'Elite KES 119,000 a month 100 people, 150 machines, 24/7 an engineer in 30 minutes',
  ]);
});

test.each(pages.filter(({ path }) => path.startsWith('/services/')))(
  'each of the eight items of $path has its number on the large and the small drawing, and each leads to the other',
  ({ html, root }) => {
    const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
    const tags = Array.from(
      html.matchAll(/<a href="#item-(\d)" tabindex="-1">(?:<path[^>]*>)+<text[^>]*>0(\d)<\/text><\/a>/g),
      ([, item, shown]) => [Number(item), Number(shown)],
    );
    const pairs = numbers.map((number) => [number, number]);
    expect(tags).toEqual([...pairs, ...pairs]);
    expect(listAttributeValues(root, 'main ol > li', 'id')).toEqual(
      numbers.map((number) => `item-${number}`),
    );
    expect(listAttributeValues(root, 'main ol > li > a', 'href')).toEqual(
      numbers.map((number) => `#tag-${number}`),
    );
  },
);

test('the towns are listed from the nearest on, with the distances on the map of Kenya', () => {
  const names = content.where.distances.towns.map(({ name }) => name);
  const listed = pageAt('/where-we-work')
    .root.querySelectorAll('main dl > div')
    .map((row) => getTextInOneLine(row).replace(/ km.*/, ''))
    .filter((row) => names.some((name) => row.startsWith(`${name} `)));
  expect(listed).toHaveLength(names.length);
  const labels = read('reach.svg').matchAll(/>\s*([A-Z]\w+)\s*<tspan[^>]*>(\d+)<\/tspan>/g);
  const drawn = Array.from(labels, ([, name, km]) => `${name} ${km}`);
  const distance = (row: string) => Number(row.split(' ').at(-1));
  expect(listed).toEqual(drawn.toSorted((one, other) => distance(one) - distance(other)));
});
