import type { Place } from './place.ts';

/** The town that the drawings of land are about: Home's map, of which Contact has a part, and the profile of About. */
export const DRAWN_TOWN: Place & { readonly name: string } = {
  name: 'Kapenguria',
  latitude: 1.2389,
  longitude: 35.1119,
};
