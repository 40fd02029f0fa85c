/** A quote as the quote page saves it, without which the checkout sends its visitor away. */
export const SAVED_QUOTE = [
  {
    id: 'consultation',
    name: 'Consultation',
    description: 'An hour with a senior engineer on a question of your choice, with notes afterwards.',
    price: 25,
    quantity: 2,
    total: 50,
  },
];
