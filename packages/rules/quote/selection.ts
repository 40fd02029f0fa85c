import type { Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';
import { isQuantity } from './quantity.ts';

/** How many of each service, by id. An id that is absent is not selected. */
export type Selection = ReadonlyMap<string, number>;

export const NOTHING_SELECTED: Selection = new Map();

/** From storage or a link, so either may be anything. */
export interface Claim {
  readonly id?: unknown;
  readonly quantity?: unknown;
}

export interface CheckedSelection {
  readonly selection: Selection;
  readonly changes: readonly QuoteChange[];
}

/** What the catalogue confirms, and why the rest was refused. */
export function checkSelection(claims: readonly Claim[], catalogue: Catalogue): CheckedSelection {
  const known = new Set(catalogue.map(({ id }) => id));
  const selection = new Map<string, number>();
  const changes: QuoteChange[] = [];
  for (const { id, quantity } of claims) {
    if (typeof id === 'string' && !known.has(id)) changes.push({ kind: 'unknown', id });
    else if (typeof id !== 'string' || selection.has(id) || !isQuantity(quantity))
      changes.push({ kind: 'unreadable' });
    else selection.set(id, quantity);
  }
  return { selection, changes };
}
