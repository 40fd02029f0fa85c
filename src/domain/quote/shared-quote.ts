import type { Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';
import { EMPTY_DRAFT, parseCustomService } from './custom-service.ts';
import { quoteLines } from './lines.ts';
import type { SavedLines } from './saved-lines.ts';
import type { Quote } from './saved-quote.ts';
import {
  checkSelection,
  NOTHING_SELECTED,
  QUANTITY,
  type CheckedSelection,
  type Claim,
  type Selection,
} from './selection.ts';

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
    .map(toClaim);
  return claims.length > 0 ? checkSelection(claims, catalogue) : undefined;
}

const parametersOf = (fragment: string) => new URLSearchParams(fragment.replace(/^#/u, ''));

/** A quantity is digits only, so that `1e1` and ` 7` are no way of writing one. */
function toClaim(entry: string): Claim {
  const [id, quantity = '', ...rest] = entry.split(BEFORE_QUANTITY);
  return rest.length === 0 && /^\d+$/u.test(quantity) ? { id, quantity: Number(quantity) } : { id };
}

/**
 * For browsers that store nothing: the quote as the fragment of the checkout's address. The custom service travels as
 * typed, and passes the same rule again on arrival.
 */
export function encodeCheckoutLink({ selection, custom }: Quote): string {
  if (parseCustomService(custom).kind !== 'valid') return encodeShareLink(selection);
  return `${encodeShareLink(selection)}&${new URLSearchParams({ name: custom.name, price: custom.price }).toString()}`;
}

/** `undefined` without a valid line. */
export function decodeCheckoutLink(fragment: string, catalogue: Catalogue): SavedLines | undefined {
  const shared = decodeShareLink(fragment, catalogue);
  const custom = parseCustomService({ ...EMPTY_DRAFT, ...Object.fromEntries(parametersOf(fragment)) });
  const lines = quoteLines(shared?.selection ?? NOTHING_SELECTED, custom, catalogue);
  if (lines.length === 0) return undefined;
  const customLost: QuoteChange[] =
    custom.kind === 'valid' || custom.kind === 'empty' ? [] : [{ kind: 'custom' }];
  return { lines, changes: [...(shared?.changes ?? []), ...customLost] };
}
