import countries from './countries.json' with { type: 'json' };

/** Countries by their ISO 3166 short names in English; those of Africa first, for that is where most visitors are. */
export const { africa: AFRICAN_COUNTRIES, elsewhere: OTHER_COUNTRIES } = countries;
