/**
 * Matches control characters, line and paragraph separators, lone surrogates, and format characters. The
 * zero-width joiner and non-joiner are not matched, because emoji and Persian need them.
 */
const INVISIBLE_CHARACTERS_PATTERN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeCodeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes characters that could move a terminal's cursor, change its colours, or reverse the text after them.
 * The escapes are those of JSON, so escaped JSON still has the same values.
 */
export const escapeInvisible = (text: string) =>
  text.replaceAll(INVISIBLE_CHARACTERS_PATTERN, (characters) =>
    characters.split('').map(escapeCodeUnit).join(''),
  );

export const escapeInvisibleExceptLineBreaks = (text: string) =>
  text.split('\n').map(escapeInvisible).join('\n');
