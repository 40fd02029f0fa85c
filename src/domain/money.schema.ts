import { z } from 'zod';
import { money } from './money.ts';

/** `{ amount: 24000, currency: KES }` in a content file: major units, at most two decimals. */
export const moneySchema = z
  .strictObject({
    amount: z.number().nonnegative().multipleOf(0.01),
    currency: z.enum(['KES', 'USD']),
  })
  .transform(({ amount, currency }) => money(amount, currency));

/** Plans, add-ons and services are priced in Kenyan shillings; mixing in another currency is a slip. */
export const kesSchema = moneySchema.refine(({ currency }) => currency === 'KES', 'must be in KES');

/** The quote catalogue is priced in US dollars. */
export const usdSchema = moneySchema.refine(({ currency }) => currency === 'USD', 'must be in USD');
