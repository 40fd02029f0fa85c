export const ORDER_NUMBER_PREFIX = 'INV-';

export const createOrderNumber = (nowMs: number): string => `${ORDER_NUMBER_PREFIX}${nowMs}`;

/**
 * Writes `VPN Setup × 2`, or `VPN Setup` for a quantity of one. A line of the order is a cart item in the
 * specification's checkout record. A cart item has no field for its quantity, so its name includes it.
 */
export const formatCartItemName = ({
  name,
  quantity,
}: {
  readonly name: string;
  readonly quantity: number;
}) => (quantity > 1 ? `${name} × ${quantity}` : name);
