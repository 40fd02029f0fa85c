import fc from 'fast-check';
import { money } from '@site/rules/money/money';
import rows from './sample-catalogue.json' with { type: 'json' };
import type { Billing, Catalogue, Unit } from '@site/rules/quote/catalogue';

interface Row {
  readonly id: string;
  readonly usd: number;
  readonly billing?: Billing;
  readonly unit?: Unit;
  readonly each?: string;
}

/** The quote catalogue of the specification, in its order. */
export const catalogue: Catalogue = (rows as Row[]).map(({ id, usd, billing = 'once', ...rest }) => ({
  id,
  name: `The ${id}`,
  brief: `Briefly ${id}`,
  description: `What ${id} includes`,
  price: money(usd, 'USD'),
  billing,
  ...rest,
  icon: 'cloud',
}));

/** Generates ids: some of the catalogue, unknown ones, and names of properties that every object has. */
export const anyId = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.string(),
  fc.constantFrom(...catalogue.map(({ id }) => id)),
);
