export const ORDER_PREFIX = 'INV-';

export const createOrderNumber = (nowMs: number): string => `${ORDER_PREFIX}${nowMs}`;

/**
 * Writes the quantity into the name, because a cart item, as the specification calls a line of the checkout
 * record, has no field for it: `VPN Setup × 2`.
 */
export const formatCartItemName = ({
  name,
  quantity,
}: {
  readonly name: string;
  readonly quantity: number;
}) => (quantity > 1 ? `${name} × ${quantity}` : name);
