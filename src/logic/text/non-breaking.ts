/** Keeps the words on one line. */
export const nonBreaking = (words: string): string => words.replaceAll(' ', '\u00a0');

/** A currency or "Version" before its figure, and a figure before its unit. */
const PARTS_OF_AMOUNTS = /\b(KES|USD|Version) (?=\d)|(\d) (?=(?:km|[AP]M|hours?|minutes?)\b)/g;

/** Keeps each amount, version, distance and time on one line. */
export const wholeAmounts = (text: string): string => text.replaceAll(PARTS_OF_AMOUNTS, '$1$2\u00a0');

/** Makes the spaces ordinary again in text files and data, from which people and programs copy. */
export const ordinarySpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
