import type { Catalogue } from './catalogue.ts';
import { QUANTITY } from './quantity.ts';
import { checkSelection, type CheckedSelection, type UncheckedItem, type Selection } from './selection.ts';

const PARAMETER = 'q';
/** Of a link that adds to the quote there is, instead of taking its place. */
const ADDITION = 'add';
const BETWEEN_ENTRIES = '~';
const BEFORE_QUANTITY = '.';

/**
 * `#q=cloud-migration.2~vpn-setup.1`: ids and quantities, never prices. A fragment is not sent to any
 * server, and all its characters survive being pasted into a chat. One quote has one link.
 */
export function encodeShareLink(selection: Selection): string {
  const entries = [...selection].map(([id, quantity]) => `${id}${BEFORE_QUANTITY}${quantity}`);
  return `#${PARAMETER}=${entries.sort().join(BETWEEN_ENTRIES)}`;
}

/** `#add=vpn-setup.1` */
export const encodeAddition = (id: string) => `#${ADDITION}=${id}${BEFORE_QUANTITY}${QUANTITY.min}`;

export const decodeAddition = (fragment: string, catalogue: Catalogue) =>
  decodeShareLink(fragment, catalogue, ADDITION);

export function decodeShareLink(
  fragment: string,
  catalogue: Catalogue,
  parameter = PARAMETER,
): CheckedSelection | undefined {
  const shared = parametersOf(fragment).get(parameter) ?? '';
  const claims = shared
    .split(BETWEEN_ENTRIES)
    .filter((entry) => entry !== '')
    .map(toItem);
  return claims.length > 0 ? checkSelection(claims, catalogue) : undefined;
}

const parametersOf = (fragment: string) => new URLSearchParams(fragment.replace(/^#/u, ''));

/** A quantity is digits only, so that `1e1` and ` 7` are no way of writing one. */
function toItem(entry: string): UncheckedItem {
  const [id, quantity = '', ...rest] = entry.split(BEFORE_QUANTITY);
  return rest.length === 0 && /^\d+$/u.test(quantity) ? { id, quantity: Number(quantity) } : { id };
}
