/** Keeps a text on one line. */
export const makeNonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Matches the space between a currency or "Version" and its figure, and between a figure and its unit. */
const AMOUNT_SPACE_PATTERN = /\b(KES|USD|Version) (?=\d)|(\d) (?=(?:km|[AP]M|hours?|minutes?)\b)/g;

/** Keeps each amount, version, distance and time on one line. */
export const keepAmountsWhole = (text: string): string => text.replaceAll(AMOUNT_SPACE_PATTERN, '$1$2\u00a0');

/** Makes the spaces ordinary again in text files and data, from which people and programs copy. */
export const restoreSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
