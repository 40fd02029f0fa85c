/** Changes a selection. Only the quote page loads this module. */
import { QUANTITY } from '@site/rules/quote/quantity';
import type { Selection } from './selection.ts';

/** Selects or removes a service. The quantity of a removed service is forgotten. */
export const toggleSelected = (selection: Selection, id: string): Selection =>
  selection.has(id) ? removeSelected(selection, id) : new Map(selection).set(id, QUANTITY.min);

/** Sets the nearest quantity that can be ordered. Ignores services that are not selected, and NaN. */
export function setQuantity(selection: Selection, id: string, quantity: number): Selection {
  if (!selection.has(id) || Number.isNaN(quantity)) return selection;
  const nearest = Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(quantity)));
  return new Map(selection).set(id, nearest);
}

export function removeSelected(selection: Selection, id: string): Selection {
  const rest = new Map(selection);
  rest.delete(id);
  return rest;
}
