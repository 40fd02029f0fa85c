import type { Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';

/** How many of each service, by id. An id that is absent is not selected. */
export type Selection = ReadonlyMap<string, number>;

export const NOTHING_SELECTED: Selection = new Map();

export const QUANTITY = { min: 1, max: 10, step: 1 } as const;

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= QUANTITY.min && Number(value) <= QUANTITY.max;

/** Unticking forgets the quantity. */
export const toggle = (selection: Selection, id: string): Selection =>
  selection.has(id) ? remove(selection, id) : new Map(selection).set(id, QUANTITY.min);

/** The nearest quantity that can be ordered. What is not ticked, and what is no number, changes nothing. */
export function setQuantity(selection: Selection, id: string, quantity: number): Selection {
  if (!selection.has(id) || Number.isNaN(quantity)) return selection;
  const nearest = Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(quantity)));
  return new Map(selection).set(id, nearest);
}

export function remove(selection: Selection, id: string): Selection {
  const rest = new Map(selection);
  rest.delete(id);
  return rest;
}

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
