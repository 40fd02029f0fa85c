import { majorUnits, type Money } from '../money/money.ts';
import type { Plan } from '../content/plan.schema.ts';
import type { Service } from '../content/service.schema.ts';
import type { PricedRow } from '../facts/price-row.ts';
import { reference, type Thing } from './thing.ts';

/** The United Nations' code for a month, which schema.org takes for units. */
const MONTH = 'MON';

type Amounts = Partial<Record<'price' | 'minPrice' | 'maxPrice', Money | undefined>>;

const priceSpecification = (amounts: Amounts, { currency }: Money, per?: 'month') => ({
  '@type': per ? 'UnitPriceSpecification' : 'PriceSpecification',
  ...Object.fromEntries(
    Object.entries(amounts)
      .filter((entry): entry is [string, Money] => entry[1] !== undefined)
      .map(([name, amount]) => [name, majorUnits(amount)]),
  ),
  priceCurrency: currency,
  valueAddedTaxIncluded: false,
  ...(per && { unitCode: MONTH }),
});

/** An open-ended range has no highest price. */
const rangeOffer = ({ label, from, to, openEnded, per }: PricedRow) => ({
  '@type': 'Offer',
  name: label,
  priceCurrency: from.currency,
  priceSpecification: priceSpecification({ minPrice: from, maxPrice: openEnded ? undefined : to }, from, per),
});

interface Addresses {
  readonly url: string;
  /** The `@id` of the company. */
  readonly provider: string;
}

export const serviceData = (
  { title, summary, prices }: Pick<Service, 'title' | 'summary'> & { prices: readonly PricedRow[] },
  { url, provider }: Addresses,
): Thing => ({
  '@type': 'Service',
  name: title,
  description: summary,
  url,
  provider: reference(provider),
  offers: prices.map(rangeOffer),
});

export const planCatalogue = (name: string, plans: readonly Plan[], { url, provider }: Addresses): Thing => ({
  '@type': 'OfferCatalog',
  name,
  url,
  itemListElement: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    description: plan.summary,
    price: majorUnits(plan.price),
    priceCurrency: plan.price.currency,
    offeredBy: reference(provider),
    priceSpecification: priceSpecification({ price: plan.price }, plan.price, 'month'),
  })),
});
