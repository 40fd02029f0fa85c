/** Countries by their ISO 3166 short names in English; those of Africa first, for that is where most visitors are. */
export { default as COUNTRIES } from './countries.json' with { type: 'json' };
