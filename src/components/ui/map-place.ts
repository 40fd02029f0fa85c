/** The middle of a crop of Home's map: the classes `at-...` of src/styles/home-map.css. */
export const MAP_PLACES = ['mtelo', 'elgon', 'nakugen', 'kadam', 'kitale', 'karamoja'] as const;

export type MapPlace = (typeof MAP_PLACES)[number];
