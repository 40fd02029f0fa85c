/** The map of distances is drawn from coordinates. What it is measured with is no font's, but wider than each of them. */
import { expect, test } from 'vitest';
import { REACH_BOX, type Reach, reachMarkup } from '../../src/components/drawings/reach.ts';
import { distanceKm, type Place } from '@site/rules/map/place';
import { content } from '../../packages/content/tests/files/content.ts';

/** In units of the map: letters of 13, of at most 0.62 em each, and 3 to the next label. */
const LETTER = { width: 0.62 * 13, above: 10, below: 3 };
const APART = 3;

const { coordinates, address } = content.company;
const HERE = { ...coordinates, name: address.town };

function reachFrom(
  office: Place & { name: string },
  more: readonly (Place & { name: string })[] = [],
): Reach {
  const towns = [...content.where.distances.towns, ...more].filter(({ name }) => name !== office.name);
  return { office, towns: towns.map((town) => ({ ...town, km: distanceKm(office, town) })) };
}

/** A row of the column ends where its kilometres do. */
function labelsOf(markup: string) {
  const texts = markup.matchAll(/<text(?: class="([^"]*)")? x="(-?\d+)" y="(\d+)">(.*?)<\/text>/g);
  return Array.from(texts, ([, classes = '', x, y, inner = '']) => {
    const words = inner.replaceAll(/<.*?>/g, '');
    const width = words.length * LETTER.width;
    const share = /\bend\b/.test(classes) ? 1 : /\bmiddle\b/.test(classes) ? 0.5 : 0;
    const left = Number(x) - share * width;
    const end = / x="(-?\d+)"/.exec(inner)?.[1];
    const right = end === undefined ? left + width : Number(end);
    return {
      words,
      left,
      right,
      room: right - left - width,
      top: Number(y) - LETTER.above,
      bottom: Number(y) + LETTER.below,
    };
  });
}

function faults(reach: Reach): readonly string[] {
  const [from = 0, , width = 0, height = 0] = REACH_BOX.split(' ').map(Number);
  const labels = labelsOf(reachMarkup(reach));
  return [
    ...labels
      .filter(({ left, right, bottom }) => left < from + 20 || right > from + width || bottom > height)
      .map(({ words }) => `${words} leaves the map`),
    ...labels.filter(({ room }) => room < -0.01).map(({ words }) => `${words} has no room in the column`),
    ...labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.right + APART &&
            b.left < a.right + APART &&
            a.top < b.bottom + APART &&
            b.top < a.bottom + APART,
        )
        .map((b) => `${a.words} touches ${b.words}`),
    ),
  ];
}

test('each label has its own ground', () => {
  expect(labelsOf(reachMarkup(reachFrom(HERE))).length).toBeGreaterThan(12);
  expect(faults(reachFrom(HERE))).toEqual([]);
});

test('a near town that the owner adds has a row of its own, and a name in its letters', () => {
  const more = { name: 'Bungoma & <Webuye>', latitude: 0.5635, longitude: 34.5606 };
  const markup = reachMarkup(reachFrom(HERE, [more]));
  expect(markup).toContain('>Bungoma &amp; &lt;Webuye> <tspan');
  expect(faults(reachFrom(HERE, [{ ...more, name: 'Bungoma' }]))).toEqual([]);
});

test.each([
  ['Nairobi', -1.2921, 36.8219],
  ['Mombasa', -4.0435, 39.6682],
  ['Mandera', 3.9373, 41.8569],
] as const)('from %s each town has its label', (name, latitude, longitude) => {
  const reach = reachFrom({ name, latitude, longitude });
  const shown = labelsOf(reachMarkup(reach)).map(({ words }) => words);
  expect(shown).toEqual(
    expect.arrayContaining([name, ...reach.towns.map((town) => `${town.name} ${town.km}`)]),
  );
});
