import { majorUnits, type Money } from '../money/money.ts';
import type { AddOn, Plan } from '../content/plan.schema.ts';
import type { Service } from '../content/service.schema.ts';
import type { CatalogueItem } from '../content/catalogue.schema.ts';
import type { PricedRow } from '../prices/price-row.ts';
import { encodeShareLink } from '../quote/shared-quote.ts';
import { QUANTITY } from '../quote/selection.ts';
import { reference, type Thing } from './thing.ts';

interface Addresses {
  readonly url: string;
  /** The `@id` of the company. */
  readonly provider: string;
}

interface Offered extends Addresses {
  readonly name: string;
  /** What the price is for. */
  readonly scope?: string | undefined;
}

type Amounts = Partial<Record<'price' | 'minPrice' | 'maxPrice', Money | undefined>>;

/** With the United Nations' code of the unit where it has one. */
type PricedUnit = Readonly<{ unitText: string; unitCode?: 'MON' | 'HUR' }>;

const MONTH: PricedUnit = { unitText: 'month', unitCode: 'MON' };

function unitOf({ unit, billing }: Pick<CatalogueItem, 'unit' | 'billing'>): PricedUnit | undefined {
  if (unit === undefined) return billing === 'monthly' ? MONTH : undefined;
  if (billing === 'monthly') return { unitText: `${unit} per month` };
  return unit === 'hour' || unit === '1 hour' ? { unitText: unit, unitCode: 'HUR' } : { unitText: unit };
}

/** Shillings are before VAT. Tax on packages is calculated at payment, so nothing is said of theirs. */
function offer({ name, scope, url, provider }: Offered, amounts: Amounts, unit?: PricedUnit) {
  const known = Object.entries(amounts).filter((entry): entry is [string, Money] => entry[1] !== undefined);
  return {
    '@type': 'Offer',
    name,
    url,
    offeredBy: reference(provider),
    itemOffered: { '@type': 'Service', name, description: scope },
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      ...Object.fromEntries(known.map(([field, amount]) => [field, majorUnits(amount)])),
      priceCurrency: known[0]?.[1].currency,
      ...(known[0]?.[1].currency === 'KES' && { valueAddedTaxIncluded: false }),
      ...unit,
    },
  };
}

const catalogue = (name: string, itemListElement: readonly object[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement,
});

export const serviceData = (
  { title, summary, prices }: Pick<Service, 'title' | 'summary'> & { prices: readonly PricedRow[] },
  addresses: Addresses,
): Thing => ({
  '@type': 'Service',
  name: title,
  description: summary,
  url: addresses.url,
  provider: reference(addresses.provider),
  // An open-ended range has no highest price.
  offers: prices.map(({ label, addOn, from, to, openEnded, per }) =>
    offer(
      { ...addresses, name: `${title}: ${label}`, scope: addOn && `${addOn.name}: ${addOn.description}` },
      { minPrice: from, maxPrice: openEnded ? undefined : to },
      per && MONTH,
    ),
  ),
});

export const planCatalogue = (name: string, plans: readonly Plan[], { url, provider }: Addresses): Thing =>
  catalogue(
    name,
    plans.map(({ id, name, summary, features, price }) =>
      offer(
        { name, scope: `${summary} ${features.join('; ')}.`, url: `${url}#${id}`, provider },
        { price },
        MONTH,
      ),
    ),
  );

export const addOnCatalogue = (name: string, addOns: readonly AddOn[], addresses: Addresses): Thing =>
  catalogue(
    name,
    addOns.map(({ name, description, price, startsAt }) =>
      offer({ ...addresses, name, scope: description }, startsAt ? { minPrice: price } : { price }),
    ),
  );

/** Setup and configuration are included. */
const jobOffer = (item: CatalogueItem, addresses: Addresses) =>
  offer({ ...addresses, name: item.name, scope: item.description }, { price: item.price }, unitOf(item));

export const jobData = (item: CatalogueItem, addresses: Addresses): Thing => ({
  '@type': 'Service',
  name: item.name,
  description: item.description,
  url: addresses.url,
  provider: reference(addresses.provider),
  offers: [jobOffer(item, addresses)],
});

/** Each leads to the page with that job in the quote. */
export const jobCatalogue = (
  name: string,
  items: readonly CatalogueItem[],
  { url, provider }: Addresses,
): Thing =>
  catalogue(
    name,
    items.map((item) =>
      jobOffer(item, { url: url + encodeShareLink(new Map([[item.id, QUANTITY.min]])), provider }),
    ),
  );
