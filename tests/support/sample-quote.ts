import fc from 'fast-check';
import { money } from '@site/rules/money/money';
import type { Catalogue } from '@site/rules/quote/catalogue';
import { QUANTITY } from '@site/rules/quote/quantity';
import type { Selection } from '#logic/quote/selection.ts';
import type { CustomService } from '#logic/quote/custom-service.ts';
import { listQuoteLines } from '#logic/quote/lines.ts';
import { catalogue } from './sample-catalogue.ts';

export const cabling: CustomService = { kind: 'valid', name: 'Cabling', price: money(180.5, 'USD') };

export const quoteLines = listQuoteLines(
  new Map(Object.entries({ 'vpn-setup': 2, consultation: 1 })),
  cabling,
  catalogue,
);

/** A line of `quoteItems` in session storage. */
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

const anyQuantity = fc.integer({ min: QUANTITY.min, max: QUANTITY.max });

/** Generates selections of services, in any order. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .shuffledSubarray(catalogue.map(({ id }) => id))
  .chain((ids) =>
    fc
      .array(anyQuantity, { minLength: ids.length, maxLength: ids.length })
      .map((quantities) => new Map(ids.map((id, index) => [id, quantities[index] ?? QUANTITY.min]))),
  );

/** Generates valid prices of a custom service, in cents. */
const anyCustomCents = fc.integer({ min: 2_500, max: 250_000 });

/**
 * Generates quotes that can be ordered, with and without a custom service, at the prices of these services.
 */
export const anyQuoteOf = (pricedServices: Catalogue) =>
  fc
    .tuple(anySelection, fc.option(anyCustomCents))
    .map(([selection, cents]) => {
      const custom: CustomService =
        cents === null ? { kind: 'empty' } : { kind: 'valid', name: 'Own', price: money(cents / 100, 'USD') };
      return listQuoteLines(selection, custom, pricedServices);
    })
    .filter(({ length }) => length > 0);

export const anyQuote = anyQuoteOf(catalogue);
