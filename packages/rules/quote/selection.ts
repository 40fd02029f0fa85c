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
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  const selection = new Map<string, number>();
  const changes: QuoteChange[] = [];
  for (const { id, quantity } of claims) {
    const name = typeof id === 'string' ? names.get(id) : undefined;
    if (typeof id !== 'string') changes.push({ kind: 'unreadable' });
    else if (name === undefined) changes.push({ kind: 'unknown', id });
    else if (selection.has(id)) changes.push({ kind: 'duplicate', id, name });
    else if (!isQuantity(quantity)) changes.push({ kind: 'quantity', id, name });
    else selection.set(id, quantity);
  }
  return { selection, changes };
}
