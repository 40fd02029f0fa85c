export const ORDER_PREFIX = 'INV-';

export const orderNumber = (nowMs: number): string => `${ORDER_PREFIX}${nowMs}`;

/** Includes the quantity, because an item of the record has no field for it: `VPN Setup × 2`. */
export const cartItemName = ({ name, quantity }: { readonly name: string; readonly quantity: number }) =>
  quantity > 1 ? `${name} × ${quantity}` : name;
