import type { DeliveryConfig } from '@site/rules/settings/delivery-config';
import type { loadEntry } from './queries.ts';

type SuccessPage = Awaited<ReturnType<typeof loadEntry<'successPage'>>>;

/**
 * Returns the texts of the page about an order. If the site sends orders, the title claims no success,
 * because only the receiver knows the outcome.
 */
export function getOrderPage({ orders }: DeliveryConfig, { nextHeading, byMessage, ...page }: SuccessPage) {
  const { title, lead, next } = orders === 'messages' ? byMessage : page;
  const completed = { title, lead, nextHeading, next };
  if (orders === 'simulated')
    return { sessionKey: 'checkout' as const, title, description: page.description, completed };
  return {
    sessionKey: 'orderSubmission' as const,
    title: 'Order Status',
    description: `Whether your order ${orders === 'messages' ? 'has' : 'and its payment have'} arrived.`,
    completed,
  };
}
