/** Checks a saved or shared quote against today's catalogue. */
import { CUSTOM_SERVICE_ID, type Catalogue } from '@site/rules/quote/catalogue';
import { isQuantity } from '@site/rules/quote/quantity';
import type { Selection } from './selection.ts';

/** An item from storage or a link. Nothing is known yet about either value. */
export interface UncheckedItem {
  readonly id?: unknown;
  readonly quantity?: unknown;
}

/** A difference between a saved or shared quote and what can be ordered from today's catalogue. */
export type CatalogueDifference =
  | { readonly kind: 'unreadable' | 'unknown' | 'custom' }
  | { readonly kind: 'price' | 'name'; readonly name: string };

export interface CheckedSelection {
  readonly selection: Selection;
  readonly differences: readonly CatalogueDifference[];
  /** The day in Kenya on which a shared quote was made, if its link says so. */
  readonly day?: string | undefined;
  /** True if the sender of a shared quote also has a custom service, which no link can hold. */
  readonly lacksCustom?: boolean | undefined;
}

/**
 * Selects the items that the catalogue has, and lists why the others were left out. A custom service is never
 * selected: it only sets `lacksCustom`.
 */
export function checkSelection(items: readonly UncheckedItem[], catalogue: Catalogue): CheckedSelection {
  const catalogueIds = new Set(catalogue.map(({ id }) => id));
  const selection = new Map<string, number>();
  const differences: CatalogueDifference[] = [];
  let lacksCustom: boolean | undefined;
  for (const { id, quantity } of items) {
    if (id === CUSTOM_SERVICE_ID) lacksCustom = true;
    else if (typeof id === 'string' && !catalogueIds.has(id)) differences.push({ kind: 'unknown' });
    else if (typeof id !== 'string' || selection.has(id) || !isQuantity(quantity))
      differences.push({ kind: 'unreadable' });
    else selection.set(id, quantity);
  }
  return { selection, differences, lacksCustom };
}
