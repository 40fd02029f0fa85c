/**
 * Countries by their ISO 3166 short names in English. Africa comes first, because most visitors are there.
 */
export { default as COUNTRIES } from './countries.json' with { type: 'json' };
