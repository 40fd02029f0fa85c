/** What a drawing says in figures agrees with the content, and its scale with what it measures. */
import { expect, test } from 'vitest';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { content } from '../../content/content.ts';
import { captured, words } from '../site.ts';
import { pageAt } from './sample.ts';

const inTurn = content.plans.toSorted((one, other) => one.sla.responseMinutes - other.sla.responseMinutes);

test('each plan stands on the scale of answers where its time is, and in the table for those who listen', () => {
  const { root, html } = pageAt('/pricing');
  const slowest = Math.max(...content.plans.map(({ sla }) => sla.responseMinutes));
  expect(inTurn).toHaveLength(3);
  expect(captured(html, /<circle [^>]*cx="([\d.]+%)"/g)).toEqual(
    inTurn.map(({ sla }) => `${(sla.responseMinutes / slowest) * 100}%`),
  );
  const prices = captured(html, /<text [^>]*>\s*(KES\s[^<]*?)\s*<\/text>/g);
  expect(prices.map((price) => price.replace('\u00A0', ' '))).toEqual(
    inTurn.map(({ price }) => `${formatMoney(price)} a month`),
  );
  const rows = root.querySelectorAll('table.sr-only tbody tr').map(words);
  expect(rows).toEqual([
    'Elite 30 minutes 24/7',
    'Professional 1 hour 24/7',
    'Basic 4 hours 8x5, Monday to Friday',
  ]);
});

test('the dial of the maintenance plans turns as far as each takes of the slowest', () => {
  const { html } = pageAt('/services/it-maintenance-plans');
  const ends = captured(html, / d="M402 [\d.]+A[\d. ]+ 1 ([\d.]+ [\d.]+)"/g).map((end) =>
    end.split(' ').map(Number),
  );
  // Of a clock about 402, 132: half past one, three, and all the way round, which ends before it begins.
  expect(ends.map(([x = 0, y = 0]) => [Math.sign(x - 402), Math.sign(132 - y)])).toEqual([
    [1, 1],
    [1, 0],
    [-1, 1],
  ]);
});

test('each service has its numbered sheet, whose scale ends where its bar does, said in words', () => {
  for (const [index, { slug }] of content.services.entries()) {
    const { html } = pageAt(`/services/${slug}`);
    const [label = ''] = captured(html, /<svg [^>]*role="img" aria-label="([^"]+)"/g);
    expect(label.length).toBeGreaterThan(60);
    expect(html).toContain(`>${index + 1} of ${content.services.length}</text>`);
    const [left] = captured(html, / d="M([\d.]+) 400h[\d.]+"/g);
    const [half] = captured(html, / d="M[\d.]+ 400h([\d.]+)"/g);
    expect(Number(left) + 2 * Number(half)).toBe(496);
  }
  const rows = pageAt('/services').root.querySelectorAll('li.service-row');
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([1, 1, 1, 1, 1]);
});

test('each town stands on the map of Kenya where its coordinates are, with the distance that the list says', () => {
  const { html, root } = pageAt('/where-we-work');
  const { towns } = content.where.distances;
  const dots = captured(html, /<circle class="solid" (cx="\d+" cy="\d+") r="3.5"/g);
  expect(dots.toSorted()).toEqual(
    towns
      .map(({ latitude, longitude }) => {
        const [x, y] = [26 + (longitude - 33.55) * 50, 26 + (5.4 - latitude) * 50].map(Math.round);
        return `cx="${x}" cy="${y}"`;
      })
      .toSorted(),
  );
  const listed = root.querySelectorAll('main dl > div').map((row) => words(row).replace(' km', ''));
  expect(listed).toHaveLength(towns.length);
  const drawn = [...html.matchAll(/>\s*([A-Z]\w+)\s*<tspan>(\d+)<\/tspan>/g)].map(
    ([, name, km]) => `${name} ${km}`,
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});
