/** Where the office is, held against the drawings and the lists that depend on it. */
import { DRAWN_KM, DRAWN_TOWN } from '../../../src/domain/map/drawn-land.ts';
import { distanceKm } from '../../../src/domain/map/place.ts';
import { ruleFor, valueOf } from '../engine/content.ts';

/** A town's coordinates are of its middle, and an office may be at its edge. */
const IN_TOWN_KM = 20;

export const office = ruleFor('company', ({ coordinates, address, terrainDrawings }, at, { files }) => {
  const fromDrawn = distanceKm(coordinates, DRAWN_TOWN);
  const { county, distances } = valueOf(files, 'wherePage') ?? {};
  const listed = [...(county?.towns ?? []), ...(distances?.towns ?? [])].find(
    ({ name }) => name === address.town,
  );
  const fromListed = listed ? distanceKm(coordinates, listed) : 0;
  return [
    terrainDrawings === true &&
      fromDrawn > DRAWN_KM &&
      at(
        ['terrainDrawings'],
        'true',
        `the drawings show the land around ${DRAWN_TOWN.name}, and the office is ${fromDrawn} km from there: write \`false\``,
      ),
    fromListed > IN_TOWN_KM &&
      at(
        ['coordinates'],
        `a place ${fromListed} km from ${address.town}`,
        `they are the office’s, and pages/where-we-work.yaml has ${address.town} elsewhere`,
      ),
  ];
});
