/** Line breaks, tabs and other control characters, and lone surrogates. */
const BREAKS = /[\p{Cc}\p{Cs}\s]+/gu;

/** All control characters except the line feed, and lone surrogates. */
const CONTROLS_WITHIN_LINES = /(?:[^\P{Cc}\n]|\p{Cs})+/gu;

/** Marks that reverse the text around them, so that an invoice could show "1000" for "0001". */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Invisible characters of copied text: also soft hyphens, zero-width spaces and other direction marks. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * Many scripts need zero-width joiners inside a name, but a text of joiners and fillers alone looks empty.
 */
const VISIBLE = /[^\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/**
 * More combining marks than any script needs (UAX #15, 12). Normalizing ten thousand of them takes a second.
 */
const HEAPED_MARKS = /(\p{M}{30})\p{M}+/gu;

const withoutInvisible = (text: string): string =>
  VISIBLE.test(text) ? text.trim().replace(HEAPED_MARKS, '$1').normalize('NFC') : '';

/** Trims the text of a one-line field. Text that looks blank becomes empty. */
export const singleLine = (text: string): string =>
  withoutInvisible(text.replace(UNSEEN, '').replace(BREAKS, ' '));

export const severalLines = (text: string): string =>
  withoutInvisible(
    text.replace(DIRECTION_OVERRIDES, '').replace(/\r\n?/gu, '\n').replace(CONTROLS_WITHIN_LINES, ' '),
  );

/** Counts code points. `.length` counts a letter of Adlam or a rare Chinese character twice. */
export const countCharacters = (text: string): number => Array.from(text).length;
