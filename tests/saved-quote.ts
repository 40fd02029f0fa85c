/** A quote as the quote page stores it for the checkout: two VPN set-ups and a custom service. */
export const SAVED_QUOTE = [
  {
    id: 'vpn-setup',
    name: 'VPN Setup',
    description: 'Private access to your office systems for staff on the road or at home.',
    price: 280,
    quantity: 2,
    total: 560,
  },
  {
    id: 'custom',
    name: 'Cabling',
    description: 'Custom service',
    price: 180.5,
    quantity: 1,
    total: 180.5,
  },
] as const;
