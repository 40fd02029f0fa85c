import { z } from 'zod';
import { type Currency, money } from '@site/rules/money/money';
import messages from './messages.json' with { type: 'json' };

const amountSchema = z
  .number()
  .positive()
  .multipleOf(0.01, 'at most two decimals are allowed')
  .describe(messages.amountHint);

/** Reads `{ amount: 24000, currency: KES }`, an amount in major units with at most two decimals. */
const createMoneySchema = (currency: Currency) =>
  z
    .strictObject({ amount: amountSchema, currency: z.enum([currency]) })
    .transform(({ amount }) => money(amount, currency));

export const kesSchema = createMoneySchema('KES');

export const usdSchema = createMoneySchema('USD');
