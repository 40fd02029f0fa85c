/** Controls, format characters but what joins signs in emoji and Persian, separators, halves of surrogate pairs. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const spelt = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The text with everything spelt out that could move a terminal's cursor, colour it, or turn what follows around. Within
 * JSON it stays the same value.
 */
export const visible = (text: string): string =>
  text.replaceAll(INVISIBLE, (found) => found.split('').map(spelt).join(''));
