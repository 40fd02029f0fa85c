/**
 * Words of a visitor in a mail to a customer, who may be someone else: anyone can order under any address. All of them stay
 * to be read, with a blank where a mail program would otherwise make a link. No letters are judged, for programs know
 * domains in every script: a point within a word gets its blank unless what follows ends no domain, as in initials, decimals
 * and dates.
 */

/** Points of a domain, as browsers read them (UTS #46). */
const POINTS = '.\\u2024\\u3002\\uFE12\\uFE52\\uFF0E\\uFF61';

/** A last letter, a number, or an end. No last part of a domain is one letter, or begins with a digit. */
const NO_DOMAIN = String.raw`(?<!www.)\d|\p{L}\p{M}*(?:[\s,.'’"”&)]|$)|[-,.'’"”:;!?()/]`;

/** `10.0.0.1` is a link too. */
const ADDRESS = String.raw`\d+(?:\.\d+){2}(?!\.?\d)`;

const BREAKS = new RegExp(
  [
    `(?<=\\S)[${POINTS}](?=\\S)(?!${NO_DOMAIN})`,
    `(?<=\\d)\\.(?=${ADDRESS})`,
    // `//host`, and `\\host`, which Outlook opens.
    String.raw`[/\\](?=[/\\])`,
    '(?:mailto:|(?<=\\S)@)(?=\\S)',
  ].join('|'),
  'giu',
);

export const unlinked = (text: string): string => text.replaceAll(BREAKS, '$& ');
