export const ORDER_NUMBER_PREFIX = 'INV-';

export const createOrderNumber = (nowMs: number): string => `${ORDER_NUMBER_PREFIX}${nowMs}`;

/**
 * Writes `VPN Setup × 2`. In the checkout record, the specification calls a line a cart item, and gives it no
 * field for the quantity.
 */
export const formatCartItemName = ({
  name,
  quantity,
}: {
  readonly name: string;
  readonly quantity: number;
}) => (quantity > 1 ? `${name} × ${quantity}` : name);
