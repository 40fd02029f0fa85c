/** In decimal degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The town that the drawings of land are about: Home's map, of which Contact has a part, and the profile of About. */
export const DRAWN_TOWN = { name: 'Kapenguria', latitude: 1.2389, longitude: 35.1119 } as const;

/** Mean radius. */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula, in whole kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(chord)));
}

/** Decimal degrees as a map prints them: `1.2389° N 35.1119° E`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}
