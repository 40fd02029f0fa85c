import type { Feedback } from '../form/feedback.ts';

export const ORDER_PROBLEMS = {
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent. Your details are saved: try again once you are connected.',
  },
  cancelled: {
    title: 'You stopped the order',
    text: 'Your details are saved. The order may have left already: sending the same one again does not place it twice.',
  },
  'price-changed': {
    title: 'Prices have changed',
    text: 'Your order was not placed. Load this page again to see today’s prices; what you typed stays. If this happens again, please contact us.',
  },
} as const satisfies Record<string, Feedback>;
