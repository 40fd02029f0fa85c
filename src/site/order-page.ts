import type { DeliveryConfig } from '@site/rules/settings/delivery-config';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import type { single } from './queries.ts';

type SuccessPage = Awaited<ReturnType<typeof single<'successPage'>>>;

/**
 * The words of the page about an order. If orders are sent, its title claims no success, which only the
 * receiver knows.
 */
export function orderPage({ orders }: DeliveryConfig, { nextHeading, byMessage, ...page }: SuccessPage) {
  const { title, lead, next } = orders === 'messages' ? byMessage : page;
  const done = { title, lead, nextHeading, next: next.map(({ title, text }) => ({ title, text })) };
  if (orders === 'simulated')
    return { sessionKey: SESSION_KEYS.checkout, title, description: page.description, done };
  const arrived = orders === 'messages' ? 'has' : 'and its payment have';
  return {
    sessionKey: SESSION_KEYS.orderSubmission,
    title: 'Order Status',
    description: `Whether your order ${arrived} arrived.`,
    done,
  };
}
