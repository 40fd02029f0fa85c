/** Changes to a selection, which only the quote page makes. */
import { QUANTITY } from '@site/rules/quote/quantity';
import type { Selection } from './selection.ts';

/** Unticking forgets the quantity. */
export const toggle = (selection: Selection, id: string): Selection =>
  selection.has(id) ? remove(selection, id) : new Map(selection).set(id, QUANTITY.min);

/** Takes the nearest quantity that can be ordered. Ignores services that are not ticked, and NaN. */
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
