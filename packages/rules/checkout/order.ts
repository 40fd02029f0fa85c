export const ORDER_NUMBER_PREFIX = 'INV-';

export const createOrderNumber = (nowMs: number) => `${ORDER_NUMBER_PREFIX}${nowMs}`;

/**
 * Formats the name of a cart item as `VPN Setup × 2`, or as `VPN Setup` for a quantity of one. The
 * specification calls a line of an order a cart item. It gives a cart item no field for the quantity, so the
 * name includes it.
 */
export const formatCartItemName = ({
  name,
  quantity,
}: {
  readonly name: string;
  readonly quantity: number;
}) => (quantity > 1 ? `${name} × ${quantity}` : name);
