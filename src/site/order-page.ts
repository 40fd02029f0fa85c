import type { DeliveryConfig } from '@site/rules/settings/delivery-config';
import { paths } from '@site/rules/urls/paths';
import { listVersionsToAgreeTo, loadEntry } from './queries.ts';

/** The links that every page after the checkout has. */
export const SUPPORT_LINKS = [
  ['Contact Support', paths.contact],
  ['Return Home', paths.home],
] as const;

/**
 * Loads the copy of a page after the checkout. If the site sends orders, the title does not claim
 * success, because the outcome is not known before the script has run. `completedCopy` is the copy for a
 * complete order.
 */
export async function loadOrderPage({ orders }: DeliveryConfig) {
  const { nextHeading, byMessage, ...page } = await loadEntry('successPage');
  const { title, lead, next } = orders === 'messages' ? byMessage : page;
  const { vatNote } = await loadEntry('quotePage');
  const versionLinks = await listVersionsToAgreeTo();
  const completedCopy = { title, lead, nextHeading, next, vatNote, versionLinks };
  if (orders === 'simulated')
    return { sessionKey: 'checkout' as const, title, description: page.description, completedCopy };
  return {
    sessionKey: 'orderSubmission' as const,
    title: 'Order Status',
    description: `Whether your order ${orders === 'messages' ? 'has' : 'and its payment have'} arrived.`,
    completedCopy,
  };
}
