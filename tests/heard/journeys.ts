import * as checkout from './journeys/checkout.ts';
import { contact } from './journeys/contact.ts';
import * as pages from './journeys/pages.ts';
import * as quote from './journeys/quote.ts';
import type { Journey } from './listener.ts';

/** In this order, in one tab: the checkout begins with the quote of the journey before. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'own service': quote.ownService,
  quote: quote.quote,
  'shared quote': quote.sharedQuote,
  'checkout with errors': checkout.checkout,
  success: checkout.success,
  failure: checkout.failure,
  // Before the message, whose draft stays.
  pricing: pages.pricing,
  contact,
  'legal page': pages.legal,
  'page not found': pages.notFound,
  'phone menu': pages.phoneMenu,
};
