import { money } from '../money/money.ts';

/**
 * The limits for the price of a custom service. The quote page reads them here, and the receiver reads them
 * in the published catalogue.
 */
export const CUSTOM_PRICE_LIMITS = { min: money(25, 'USD'), max: money(2500, 'USD') } as const;

/** The maximum length of a custom service's name, in characters. */
export const CUSTOM_NAME_MAX_LENGTH = 100;
