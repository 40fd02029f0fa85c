/** Matches spaces, line breaks and other control characters, and lone surrogates. */
const SPACES_AND_CONTROL_CHARACTERS_PATTERN = /[\p{Cc}\p{Cs}\s]+/gu;

/** Matches control characters except the line feed, and lone surrogates. */
const CONTROL_CHARACTERS_PATTERN = /(?:[^\P{Cc}\n]|\p{Cs})+/gu;

/**
 * Matches characters that reverse the text around them. With one of them, an invoice could show "1000" for
 * "0001".
 */
const DIRECTION_OVERRIDES_PATTERN = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Matches invisible characters that come with copied text, such as soft hyphens, zero-width spaces, byte
 * order marks, and all direction marks.
 */
const INVISIBLE_CHARACTERS_PATTERN =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * Matches a character that can be seen. Many scripts need zero-width joiners inside a name, but a string of
 * joiners and fillers alone looks empty.
 */
const VISIBLE_CHARACTER_PATTERN = /[^\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/**
 * Matches more combining marks than any script needs (UAX #15, Stream-Safe Text Format). Normalising ten
 * thousand of them takes a second.
 */
const EXCESS_COMBINING_MARKS_PATTERN = /(\p{M}{30})\p{M}+/gu;

/**
 * Trims and normalises typed text, and limits its combining marks. Returns an empty string if the text has no
 * visible character.
 */
const normaliseUnlessBlank = (text: string) =>
  VISIBLE_CHARACTER_PATTERN.test(text)
    ? text.trim().replace(EXCESS_COMBINING_MARKS_PATTERN, '$1').normalize('NFC')
    : '';

/**
 * Puts text on one line, with single spaces, and without the invisible characters that come with copied text.
 */
export const cleanSingleLine = (text: string) =>
  normaliseUnlessBlank(
    text.replace(INVISIBLE_CHARACTERS_PATTERN, '').replace(SPACES_AND_CONTROL_CHARACTERS_PATTERN, ' '),
  );

/**
 * Keeps line breaks, repeated spaces and most invisible characters. Removes direction overrides, and replaces
 * control characters except line breaks with spaces.
 */
export const cleanMultiline = (text: string) =>
  normaliseUnlessBlank(
    text
      .replace(DIRECTION_OVERRIDES_PATTERN, '')
      .replace(/\r\n?/gu, '\n')
      .replace(CONTROL_CHARACTERS_PATTERN, ' '),
  );

/** Counts code points. `.length` counts a letter of Adlam or a rare Chinese character twice. */
export const countCharacters = (text: string) => Array.from(text).length;
