import { isObject, parseJson } from '@site/rules/text/json';
import { parseDay } from '@site/rules/time/dates';
import type { Catalogue } from '@site/rules/quote/catalogue';
import type { CustomDraft } from './custom-service.ts';
import { checkSelection, type CheckedSelection, type UncheckedItem } from './check-selection.ts';

/** The state that the quote page stores. Lines, totals and links are derived from it. */
export interface Quote extends Omit<CheckedSelection, 'differences'> {
  readonly custom: CustomDraft;
  /** True for a quote that came from a link, until the visitor changes it. */
  readonly isShared: boolean;
}

export type SavedQuote = Quote & CheckedSelection;

/**
 * The version of the stored shape. Raise the version when the shape changes. A tab that is open during that
 * release starts with an empty quote.
 */
const SAVED_QUOTE_VERSION = 1;

export const encodeQuote = ({ selection, custom: { name, price }, isShared, day, lacksCustom }: Quote) =>
  JSON.stringify({
    version: SAVED_QUOTE_VERSION,
    selection: [...selection],
    custom: { name, price },
    // The stored name stays `isSent`, because open tabs still have quotes under that name.
    isSent: isShared,
    day,
    lacksCustom,
  });

/**
 * Decodes a saved quote. Its custom service may be half typed. Returns `undefined` for another shape or
 * version.
 */
export function decodeQuote(text: string, catalogue: Catalogue): SavedQuote | undefined {
  const savedQuote = parseJson(text);
  if (!isObject(savedQuote) || savedQuote.version !== SAVED_QUOTE_VERSION) return undefined;
  if (!Array.isArray(savedQuote.selection) || !isObject(savedQuote.custom)) return undefined;
  const { name, price } = savedQuote.custom;
  if (typeof name !== 'string' || typeof price !== 'string') return undefined;
  return {
    ...checkSelection(savedQuote.selection.map(toUncheckedItem), catalogue),
    custom: { name, price },
    isShared: savedQuote.isSent === true,
    day: parseDay(String(savedQuote.day)),
    lacksCustom: savedQuote.lacksCustom === true,
  };
}

const toUncheckedItem = (storedItem: unknown): UncheckedItem =>
  Array.isArray(storedItem) ? { id: storedItem[0], quantity: storedItem[1] } : {};
