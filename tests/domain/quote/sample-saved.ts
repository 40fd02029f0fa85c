import { SAVED_QUOTE } from '../../saved-quote.ts';

/** Two pieces of a service, and the visitor's own, as `quoteItems` holds them. */
export const savedVpn = {
  id: 'vpn-setup',
  name: 'The vpn-setup',
  description: 'What vpn-setup includes',
  price: 280,
  quantity: 2,
  total: 560,
};

export const [, savedCustom] = SAVED_QUOTE;
