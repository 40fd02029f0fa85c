/** A point on the earth, in decimal degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The town that is drawn on the maps of Home and Contact and on the profile of About. */
export const DRAWN_TOWN = { name: 'Kapenguria', latitude: 1.2389, longitude: 35.1119 } as const;

const MEAN_EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Computes the straight-line distance with the haversine formula, in whole kilometres. */
export function computeDistanceKm(from: Coordinates, to: Coordinates): number {
  const haversine = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const squaredHalfChord =
    haversine(from.latitude, to.latitude) +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      haversine(from.longitude, to.longitude);
  return Math.round(2 * MEAN_EARTH_RADIUS_KM * Math.asin(Math.sqrt(squaredHalfChord)));
}

/** Formats coordinates as `1.2389° N 35.1119° E`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const formatDegrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
  return `${formatDegrees(latitude, 'N', 'S')} ${formatDegrees(longitude, 'E', 'W')}`;
}
