/**
 * Inserts a space wherever an email program would turn a visitor's words into a link. The email may reach
 * someone else, because anyone can order with any address. No character is removed.
 *
 * A dot inside a word gets a space after it: `example.com` becomes `example. com`. This applies to every
 * writing system, because domains exist in all of them. No space is added if what follows cannot be part of a
 * domain, as in initials, decimals and dates. `//` gets a space inside, and `mailto:` and `@` get one after
 * them.
 */

/** All characters that browsers read as the dot of a domain (UTS #46). */
const DOT_CHARACTERS = '.\\u2024\\u3002\\uFE12\\uFE52\\uFF0E\\uFF61';

/**
 * Matches what may follow a dot outside of a domain: a digit, a single letter, or punctuation. No top-level
 * domain begins with a digit or has only one letter. After `www.`, a digit may begin a domain.
 */
const NOT_A_DOMAIN_PATTERN = String.raw`(?<!www.)\d|\p{L}\p{M}*(?:[\s,.'’"”&)]|$)|[-,.'’"”:;!?()/]`;

/** Matches the `0.0.1` of `10.0.0.1`, because email programs also turn IP addresses into links. */
const IP_ADDRESS_PATTERN = String.raw`\d+(?:\.\d+){2}(?!\.?\d)`;

/** Matches what gets a space after it. */
const LINK_BREAK_PATTERN = new RegExp(
  [
    `(?<=\\S)[${DOT_CHARACTERS}](?=\\S)(?!${NOT_A_DOMAIN_PATTERN})`,
    `(?<=\\d)\\.(?=${IP_ADDRESS_PATTERN})`,
    // Matches `//host`, and `\\host`, which Outlook opens.
    String.raw`[/\\](?=[/\\])`,
    '(?:mailto:|(?<=\\S)@)(?=\\S)',
  ].join('|'),
  'giu',
);

export const breakLinks = (text: string): string => text.replaceAll(LINK_BREAK_PATTERN, '$& ');
