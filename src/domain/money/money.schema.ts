import { z } from 'zod';
import { type Currency, money } from './money.ts';

const amountSchema = z
  .number()
  .positive()
  .multipleOf(0.01, 'at most two decimals are allowed')
  .describe('Digits only, such as 24000: no comma, no currency. At most two decimals.');

/**
 * `{ amount: 24000, currency: KES }` in a content file: major units, at most two decimals. Both currencies are read,
 * so that the wrong one is refused by name; an editor's completion offers only the right one.
 */
const moneyIn = (only: Currency) =>
  z
    .strictObject({ amount: amountSchema, currency: z.enum(['KES', 'USD']).meta({ enum: [only] }) })
    .transform(({ amount, currency }) => money(amount, currency))
    .refine(({ currency }) => currency === only, { message: `must be in ${only}`, path: ['currency'] });

export const kesSchema = moneyIn('KES');

export const usdSchema = moneyIn('USD');
