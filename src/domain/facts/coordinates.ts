/** Decimal degrees as a map prints them: `1.2389° N 35.1119° E`. */
export function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}
