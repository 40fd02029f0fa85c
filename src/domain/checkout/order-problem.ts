import type { Problem } from '../form/feedback.ts';

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
    text: 'Your order was not placed. Check the items and the total, then try again. If this happens again, please contact us.',
  },
  unconfirmed: {
    title: 'Order not confirmed',
    text: 'Your order left this page and no answer came back. Try again with nothing changed: sending the same one again does not place it twice.',
  },
} as const satisfies Record<string, Problem>;

export type OrderProblem = keyof typeof ORDER_PROBLEMS;

export const isOrderProblem = (value: string | undefined): value is OrderProblem =>
  value !== undefined && Object.hasOwn(ORDER_PROBLEMS, value);
