import type { Catalogue } from '@site/rules/quote/catalogue';
import { getKenyaDay, parseDay } from '@site/rules/time/dates';
import { QUANTITY } from '@site/rules/quote/quantity';
import { checkSelection, type CheckedSelection, type UncheckedItem } from './check-selection.ts';
import type { Selection } from './selection.ts';

const QUOTE_PARAMETER = 'q';
/** The parameter that adds a service to the visitor's quote. QUOTE_PARAMETER replaces the whole quote. */
const ADD_PARAMETER = 'add';
const ITEM_SEPARATOR = '~';
const QUANTITY_SEPARATOR = '.';

/**
 * Encodes a quote as `#q=2026-11-28~cloud-migration.2~vpn-setup.1`: the day of the quote, if it is known,
 * then ids with quantities, never prices. Browsers send no fragment to a server. Chat apps take all of these
 * characters as part of the link, but some encode the separators: see decodeRepeatedly().
 */
export function encodeShareLink(selection: Selection, day?: string) {
  const items = [...selection].map(([id, quantity]) => `${id}${QUANTITY_SEPARATOR}${quantity}`);
  // The ids are sorted, so that the same quote always has the same link.
  items.sort();
  if (day) items.unshift(day);
  return `#${QUOTE_PARAMETER}=${items.join(ITEM_SEPARATOR)}`;
}

/** Encodes a link that adds one service to a quote, as `#add=vpn-setup.1`. */
export const encodeAddLink = (id: string) => `#${ADD_PARAMETER}=${id}${QUANTITY_SEPARATOR}${QUANTITY.min}`;

export const decodeShareLink = (fragment: string, catalogue: Catalogue) =>
  decodeItems(fragment, QUOTE_PARAMETER, catalogue);

export const decodeAddLink = (fragment: string, catalogue: Catalogue) =>
  decodeItems(fragment, ADD_PARAMETER, catalogue);

/**
 * Decodes the percent-encoded ASCII characters of a link, which include the separators. Decodes them until
 * none is left, because a few chat apps encode them twice. Ids contain no characters that apps encode.
 */
function decodeRepeatedly(text: string): string {
  const decodedText = text.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  return decodedText === text ? text : decodeRepeatedly(decodedText);
}

/** Matches the punctuation after a link, plain or encoded, which some apps take as part of the link. */
const TRAILING_PUNCTUATION_PATTERN = /(?:[\W_]|%[\da-f]{2})+$/i;

function decodeItems(
  fragment: string,
  parameter: string,
  catalogue: Catalogue,
): CheckedSelection | undefined {
  // Matches the parameter at the start of the fragment, or after another one.
  const [, encodedItems = ''] =
    new RegExp(`(?:^|[#&])${parameter}=([^&]*)`).exec(decodeRepeatedly(fragment)) ?? [];
  const items = encodedItems
    .replace(TRAILING_PUNCTUATION_PATTERN, '')
    .split(ITEM_SEPARATOR)
    .filter((item) => item !== '');
  const day = parseDay(items[0] ?? '');
  if (day) items.shift();
  if (items.length === 0) return undefined;
  // A day in the future cannot be the day of a quote.
  const isTodayOrEarlier = day && day <= getKenyaDay();
  return { ...checkSelection(items.map(parseItem), catalogue), day: isTodayOrEarlier ? day : undefined };
}

/**
 * Parses an id and a quantity, such as `vpn-setup.1`. The quantity must consist of digits, because `Number`
 * would also read `1e1` and ` 7`.
 */
function parseItem(item: string): UncheckedItem {
  const [id, quantity = '', ...rest] = item.split(QUANTITY_SEPARATOR);
  return rest.length === 0 && /^\d+$/u.test(quantity) ? { id, quantity: Number(quantity) } : { id };
}
