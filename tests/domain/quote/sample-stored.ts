import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { decodeQuote } from '../../../src/domain/quote/stored-quote.ts';
import { cabling, catalogue } from './sample-catalogue.ts';

/** Two pieces of a service, and the visitor’s own. */
export const lines = quoteLines(new Map([['vpn-setup', 2]]), cabling, catalogue);

export const [vpn, custom] = lines;

/** The same two lines as `quoteItems` holds them. */
export const storedVpn = {
  id: 'vpn-setup',
  name: 'The vpn-setup',
  description: 'What vpn-setup includes',
  price: 280,
  quantity: 2,
  total: 560,
};

export const storedCustom = {
  id: 'custom',
  name: 'Cabling',
  description: 'Custom service',
  price: 180.5,
  quantity: 1,
  total: 180.5,
};

export const decode = (stored: unknown) => decodeQuote(JSON.stringify(stored), catalogue);
