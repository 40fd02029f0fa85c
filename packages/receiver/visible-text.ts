/**
 * Matches controls, separators, halves of surrogate pairs, and format characters but the joiners of emoji and
 * Persian.
 */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes what could move a terminal's cursor, colour it, or reverse the text that follows. Within JSON the
 * value stays the same.
 */
export const visible = (text: string): string =>
  text.replaceAll(INVISIBLE, (found) => found.split('').map(escaped).join(''));

/** Keeps line breaks. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
