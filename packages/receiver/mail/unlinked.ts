/**
 * Words of a visitor in a mail to a customer, who may be someone else: anyone can order under any address. All of them stay
 * to be read, with a blank where a mail program would otherwise make a link. Names with initials, numbers and amounts have
 * no such place, and stay to the letter.
 */

/** Points that a browser takes for one in a domain (UTS #46), and a look-alike. No last part of a domain is one letter. */
const POINT = /(?<=[\p{L}\p{N}-])[.\u3002\uFF0E\uFF61\u2024](?=\p{L}{2})/gu;

/** `//host`, and `\\host`, which Outlook opens. */
const SLASH = /[/\\](?=[/\\])/gu;

export const unlinked = (text: string): string => text.replaceAll(POINT, '$& ').replaceAll(SLASH, '$& ');
