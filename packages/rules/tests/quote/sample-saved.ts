/** Two pieces of a service, and the visitor's own, as `quoteItems` holds them. */
export const savedVpn = {
  id: 'vpn-setup',
  name: 'The vpn-setup',
  description: 'What vpn-setup includes',
  price: 280,
  quantity: 2,
  total: 560,
};

export const savedCustom = {
  id: 'custom',
  name: 'Cabling',
  description: 'Custom service',
  price: 180.5,
  quantity: 1,
  total: 180.5,
};
