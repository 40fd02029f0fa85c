import { money } from '../money/money.ts';

/**
 * The price of a custom service. The quote page checks it, and the receiver does by the published catalogue.
 */
export const CUSTOM_PRICE = { min: money(25, 'USD'), max: money(2500, 'USD') } as const;

/** The name of a custom service, in characters. */
export const CUSTOM_NAME = { max: 100 } as const;
