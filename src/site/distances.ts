import { distanceKm, type Place } from '../domain/map/place.ts';
import { oncePerBuild, single } from './queries.ts';

/** Places with how far they are from the office, the nearest first. */
export async function measured<Town extends Place>(towns: readonly Town[]) {
  const { coordinates } = await single('company');
  return towns
    .map((town) => ({ ...town, km: distanceKm(coordinates, town) }))
    .sort((one, other) => one.km - other.km);
}

/** What the map of distances is drawn from. */
export const reach = oncePerBuild(async () => {
  const { coordinates, address } = await single('company');
  const { distances } = await single('wherePage');
  return { office: { ...coordinates, name: address.town }, towns: await measured(distances.towns) };
});
