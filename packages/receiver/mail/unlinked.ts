/**
 * Puts a blank where a mail program would make a link of a visitor's words. They may be read by someone else,
 * since anyone can order under any address. Every character stays. A point within a word gets a blank unless
 * what follows cannot end a domain, as in initials, decimals and dates: mail programs know domains in every
 * script.
 */

/** The points in a domain, as browsers read them (UTS #46). */
const POINTS = '.\\u2024\\u3002\\uFE12\\uFE52\\uFF0E\\uFF61';

/** Matches a digit, a single letter, or an end: no top-level domain begins with a digit or has one letter. */
const NO_DOMAIN = String.raw`(?<!www.)\d|\p{L}\p{M}*(?:[\s,.'’"”&)]|$)|[-,.'’"”:;!?()/]`;

/** Matches the rest of `10.0.0.1`, which is a link too. */
const IP_ADDRESS = String.raw`\d+(?:\.\d+){2}(?!\.?\d)`;

const LINK_STARTS = new RegExp(
  [
    `(?<=\\S)[${POINTS}](?=\\S)(?!${NO_DOMAIN})`,
    `(?<=\\d)\\.(?=${IP_ADDRESS})`,
    // `//host`, and `\\host`, which Outlook opens.
    String.raw`[/\\](?=[/\\])`,
    '(?:mailto:|(?<=\\S)@)(?=\\S)',
  ].join('|'),
  'giu',
);

export const unlinked = (text: string): string => text.replaceAll(LINK_STARTS, '$& ');
