/** Keeps text on one line. */
export const makeNonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');

/** Matches a space between a currency or "Version" and its figure, or between a figure and its unit. */
const AMOUNT_SPACE_PATTERN = /\b(KES|USD|Version) (?=\d)|(\d) (?=(?:km|[AP]M|hours?|minutes?)\b)/g;

/** Keeps each amount, version, distance and time on one line. */
export const keepAmountsWhole = (text: string) => text.replaceAll(AMOUNT_SPACE_PATTERN, '$1$2\u00a0');

/** Makes non-breaking spaces ordinary again, for text files and data that people and programs copy. */
export const restoreSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
