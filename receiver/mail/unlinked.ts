/**
 * Words of a visitor in a mail to a customer, who may be someone else: anyone can order under any address. All of them stay
 * to be read, with blanks and points where a mail program would otherwise make a link.
 */

/** As libphonenumber parts the digits of a phone number; the shortest has seven. An IP address has three points. */
const NUMBER =
  /\p{Nd}(?:[\s().+/x~[\]\u2053\u2212\u223C\u30FC\uFF08\uFF09\uFF0E\uFF0F\uFF3B\uFF3D\uFF5E\p{Pd}]*\p{Nd})+/giu;
const PHONE_DIGITS = 7;
const POINTS_OF_A_FRACTION = 1;

function brokenNumber(found: string): string {
  const digits = found.match(/\p{Nd}/gu) ?? [];
  const points = found.match(/\./gu) ?? [];
  if (digits.length < PHONE_DIGITS && points.length <= POINTS_OF_A_FRACTION) return found;
  return (found.match(/\p{Nd}{1,6}|x/giu) ?? []).join('·');
}

/** Points that a browser takes for one in a domain (UTS #46), and a look-alike; but none between two digits. */
const POINT = /(?!(?<=\p{Nd}).\p{Nd})[.\u3002\uFF0E\uFF61\u2024](?=[\p{L}\p{N}])/gu;
const AT = /\s*[@\uFF20]+\s*/gu;
/** `https:` and `mailto:`, but not 10:30. */
const COLON = /(?!(?<=\p{Nd}).\p{Nd})[:\uFF1A](?=\S)/gu;
/** `//host`, and `\\host`, which Outlook opens. */
const SLASH = /[/\\](?=[/\\])/gu;

export const unlinked = (text: string): string =>
  text
    .replaceAll(NUMBER, brokenNumber)
    .replaceAll(POINT, '$& ')
    .replaceAll(AT, ' @ ')
    .replaceAll(COLON, '$& ')
    .replaceAll(SLASH, '$& ')
    .trim();
