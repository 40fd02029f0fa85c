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
