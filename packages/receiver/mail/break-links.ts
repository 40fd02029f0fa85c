/**
 * Inserts a space where an email program would turn a visitor's words into a link. The email may reach
 * someone else, because anyone can order with any address. No character is removed. Adds a space after a dot
 * inside a word, unless what follows cannot be part of a domain, as in initials, decimals and dates. Email
 * programs know domains in every script.
 */

/** The dots in a domain, as browsers read them (UTS #46). */
const DOT_CHARACTERS = '.\\u2024\\u3002\\uFE12\\uFE52\\uFF0E\\uFF61';

/** Matches a digit, a single letter, or an end: no top-level domain begins with a digit or has one letter. */
const NO_DOMAIN_PATTERN = String.raw`(?<!www.)\d|\p{L}\p{M}*(?:[\s,.'’"”&)]|$)|[-,.'’"”:;!?()/]`;

/** Matches the rest of `10.0.0.1`, which is a link too. */
const IP_ADDRESS_PATTERN = String.raw`\d+(?:\.\d+){2}(?!\.?\d)`;

const LINK_START_PATTERN = new RegExp(
  [
    `(?<=\\S)[${DOT_CHARACTERS}](?=\\S)(?!${NO_DOMAIN_PATTERN})`,
    `(?<=\\d)\\.(?=${IP_ADDRESS_PATTERN})`,
    // `//host`, and `\\host`, which Outlook opens.
    String.raw`[/\\](?=[/\\])`,
    '(?:mailto:|(?<=\\S)@)(?=\\S)',
  ].join('|'),
  'giu',
);

export const breakLinks = (text: string): string => text.replaceAll(LINK_START_PATTERN, '$& ');
