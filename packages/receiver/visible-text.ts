/**
 * Matches controls, separators, halves of surrogate pairs, and format characters except the joiners of emoji
 * and Persian.
 */
const INVISIBLE_PATTERN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes characters that could move a terminal's cursor, change its colours, or reverse the text after them.
 * Within JSON the value stays the same.
 */
export const escapeInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE_PATTERN, (characters) => characters.split('').map(escapeUnit).join(''));

/** Escapes invisible characters, and keeps line breaks. */
export const escapeInvisibleLines = (text: string): string =>
  text.split('\n').map(escapeInvisible).join('\n');
