/** Line breaks, tabs and other control characters, and halves of broken surrogate pairs. */
const BREAKS = /[\p{Cc}\p{Cs}\s]+/gu;

/** All control characters but the line feed, and halves of broken surrogate pairs. */
const CONTROLS_WITHIN_LINES = /(?:[^\P{Cc}\n]|\p{Cs})+/gu;

/** Marks that silently reverse the text around them, so that an invoice could show "1000" for "0001". */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** These, and what else a copied name or number brings along unseen: soft hyphens, zero-width spaces, direction marks. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Zero-width joiners are needed inside names of many scripts, but alone they look like nothing, as fillers do. */
const VISIBLE = /[^\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** More marks on one letter than any script has (UAX #15, 12): ten thousand of them take a second to put in order. */
const HEAPED_MARKS = /(\p{M}{30})\p{M}+/gu;

const withoutInvisible = (text: string): string =>
  VISIBLE.test(text) ? text.trim().replace(HEAPED_MARKS, '$1').normalize('NFC') : '';

/** What was typed into a one-line field, trimmed; whatever looks blank is blank. */
export const singleLine = (text: string): string =>
  withoutInvisible(text.replace(UNSEEN, '').replace(BREAKS, ' '));

export const severalLines = (text: string): string =>
  withoutInvisible(
    text.replace(DIRECTION_OVERRIDES, '').replace(/\r\n?/gu, '\n').replace(CONTROLS_WITHIN_LINES, ' '),
  );

/** Code points: `.length` counts a letter in Adlam or a rare Chinese character twice. */
export const countCharacters = (text: string): number => Array.from(text).length;
