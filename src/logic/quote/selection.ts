/** The selected services, and the functions that change them. Only the quote page loads the functions. */
import { QUANTITY } from '@site/rules/quote/quantity';

/** The quantity of each selected service, by id. */
export type Selection = ReadonlyMap<string, number>;

export const EMPTY_SELECTION: Selection = new Map();

/** Selects a service, or removes it if it is selected. The quantity of a removed service is forgotten. */
export const toggleInSelection = (selection: Selection, id: string): Selection =>
  selection.has(id) ? removeFromSelection(selection, id) : new Map(selection).set(id, QUANTITY.min);

/** Sets the nearest quantity that can be ordered. Does nothing for NaN, or a service that is not selected. */
export function setQuantity(selection: Selection, id: string, quantity: number): Selection {
  if (!selection.has(id) || Number.isNaN(quantity)) return selection;
  const nearestQuantity = Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(quantity)));
  return new Map(selection).set(id, nearestQuantity);
}

export function removeFromSelection(selection: Selection, id: string): Selection {
  const rest = new Map(selection);
  rest.delete(id);
  return rest;
}
