import { majorUnits, type Currency, type Money } from '../money/money.ts';
import { CUSTOM_ID, type Billing, type Catalogue, type Unit } from './catalogue.ts';
import { CUSTOM_NAME, CUSTOM_PRICE } from './custom-service.ts';
import { QUANTITY } from './selection.ts';

/** Major units, as content and orders write them: 24.5 is $24.50. */
export interface PublishedPrice {
  readonly amount: number;
  readonly currency: Currency;
}

/** What a server needs to price an order by itself. The visitor's browser is never asked. */
export interface PublishedCatalogue {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    /** What one piece is. A whole job has none. */
    readonly unit?: Unit | undefined;
    readonly billing: Billing;
    readonly price: PublishedPrice;
  }[];
  /** How many of one item an order can hold. */
  readonly quantity: { readonly min: number; readonly max: number };
  /** The visitor's own service: named and priced by the visitor, once, within these bounds. */
  readonly custom: {
    readonly id: string;
    readonly quantity: number;
    /** In characters. */
    readonly nameMax: number;
    readonly price: { readonly min: PublishedPrice; readonly max: PublishedPrice };
  };
}

const published = (price: Money): PublishedPrice => ({
  amount: majorUnits(price),
  currency: price.currency,
});

export const publishedCatalogue = (catalogue: Catalogue): PublishedCatalogue => ({
  items: catalogue.map(({ id, name, unit, billing, price }) => ({
    id,
    name,
    unit,
    billing,
    price: published(price),
  })),
  quantity: { min: QUANTITY.min, max: QUANTITY.max },
  custom: {
    id: CUSTOM_ID,
    quantity: 1,
    nameMax: CUSTOM_NAME.max,
    price: { min: published(CUSTOM_PRICE.min), max: published(CUSTOM_PRICE.max) },
  },
});
