/** What a drawing says in figures agrees with the content, and its scale with what it measures. */
import { expect, test } from 'vitest';
import { content } from '../../../packages/content/tests/files/content.ts';
import { captured, valuesOf, words } from '../site.ts';
import { pageAt, pages, read } from './sample.ts';

/** As the columns below the scale: the slowest first. */
const inTurn = content.plans.toSorted((one, other) => other.sla.responseMinutes - one.sla.responseMinutes);

test('each plan is on the scale of answers at its time, and named for those who listen', () => {
  const { root, html } = pageAt('/pricing');
  const slowest = Math.max(...content.plans.map(({ sla }) => sla.responseMinutes));
  expect(inTurn).toHaveLength(3);
  expect(captured(html, /<circle [^>]*cx="([\d.]+%)"/g)).toEqual(
    inTurn.map(({ sla }) => `${(sla.responseMinutes / slowest) * 100}%`),
  );
  const label = valuesOf(root, 'main svg[role="img"]', 'aria-label');
  expect(label.map((words) => words.replaceAll('\u00A0', ' '))).toEqual([
    'Response time for an urgent incident: Elite in 30 minutes, 24 7; Professional in 1 hour, 24 7; Basic in 4 hours, 8 hours a day, Monday to Friday.',
  ]);
});

test.each(pages.filter(({ path }) => path.startsWith('/services/')))(
  'each of the eight items of $path has its number on both drawings of the sheet, and each leads to the other',
  ({ html, root }) => {
    const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
    const items = numbers.map((number) => `item-${number}`);
    const tags = Array.from(
      html.matchAll(/<a href="#([\w-]+)" tabindex="-1">(?:<path[^>]*>)+<text[^>]*>0(\d)<\/text><\/a>/g),
      ([, id, number]) => [id, Number(number)],
    );
    const sheet = numbers.map((number) => [`item-${number}`, number]);
    expect(tags).toEqual([...sheet, ...sheet]);
    expect(valuesOf(root, 'main ol > li', 'id')).toEqual(items);
    expect(valuesOf(root, 'main ol > li > a', 'href')).toEqual(numbers.map((number) => `#tag-${number}`));
  },
);

test('each town is on the map of Kenya where its coordinates are, with the distance that the list says', () => {
  const { root } = pageAt('/where-we-work');
  const map = read('reach.svg');
  const { towns } = content.where.distances;
  const dots = captured(map, /<circle class="solid" (cx="\d+" cy="\d+") r="3.5"/g);
  expect(dots.toSorted()).toEqual(
    towns
      .map(({ latitude, longitude }) => {
        const [x, y] = [26 + (longitude - 33.55) * 50, 26 + (5.4 - latitude) * 50].map(Math.round);
        return `cx="${x}" cy="${y}"`;
      })
      .toSorted(),
  );
  const listed = root
    .querySelectorAll('main dl > div')
    .map((row) => words(row).replace(/ km.*/, ''))
    .filter((row) => towns.some(({ name }) => row.startsWith(`${name} `)));
  expect(listed).toHaveLength(towns.length);
  const drawn = [...map.matchAll(/>\s*([A-Z]\w+)\s*<tspan[^>]*>(\d+)<\/tspan>/g)].map(
    ([, name, km]) => `${name} ${km}`,
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});
