/** The limits for the quantity of one service in an order. */
export const QUANTITY = { min: 1, max: 10, step: 1 } as const;

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= QUANTITY.min && Number(value) <= QUANTITY.max;
