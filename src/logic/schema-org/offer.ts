import { majorUnits, type Money } from '@site/rules/money/money';
import { encodeAddition } from '../quote/share-link.ts';
import { everythingIn } from '../pricing/plan-features.ts';
import type { PricedRow } from '../pricing/price-row.ts';
import type { CatalogueItem } from '@site/content/schemas/catalogue.schema';
import type { AddOn, Plan } from '@site/content/schemas/plan.schema';
import type { Service } from '@site/content/schemas/service.schema';
import { reference, type Thing } from './thing.ts';

interface Addresses {
  readonly url: string;
  /** The `@id` of the company. */
  readonly provider: string;
}

/** Something that is sold. The description says what the price is for. */
interface Offered extends Addresses {
  readonly name: string;
  readonly description?: string | undefined;
}

type Amounts = Partial<Record<'price' | 'minPrice' | 'maxPrice', Money | undefined>>;

/** `unitCode` is the United Nations' code of the unit, if there is one. */
type PricedUnit = Readonly<{ unitText: string; unitCode?: 'MON' | 'HUR' }>;

const MONTH: PricedUnit = { unitText: 'month', unitCode: 'MON' };

function unitOf({ unit, billing }: Pick<CatalogueItem, 'unit' | 'billing'>): PricedUnit | undefined {
  if (unit === undefined) return billing === 'monthly' ? MONTH : undefined;
  if (billing === 'monthly') return { unitText: `${unit} per month` };
  return unit === 'hour' || unit === '1 hour' ? { unitText: unit, unitCode: 'HUR' } : { unitText: unit };
}

/**
 * Shillings are before VAT. What is due of it on a package is within its price in dollars: see the Terms of
 * Service.
 */
function offer({ name, description, url, provider }: Offered, amounts: Amounts, unit?: PricedUnit) {
  const known = Object.entries(amounts).flatMap(([field, amount]) => (amount ? [{ field, amount }] : []));
  const currency = known[0]?.amount.currency;
  return {
    '@type': 'Offer',
    name,
    url,
    offeredBy: reference(provider),
    itemOffered: { '@type': 'Service', name, description },
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      ...Object.fromEntries(known.map(({ field, amount }) => [field, majorUnits(amount)])),
      priceCurrency: currency,
      valueAddedTaxIncluded: currency !== 'KES',
      ...unit,
    },
  };
}

const service = ({ name, description, url, provider }: Offered, offers: readonly object[]): Thing => ({
  '@type': 'Service',
  name,
  description,
  url,
  provider: reference(provider),
  offers,
});

const catalogue = (name: string, itemListElement: readonly object[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement,
});

export const serviceData = (
  { title, summary, prices }: Pick<Service, 'title' | 'summary'> & { prices: readonly PricedRow[] },
  addresses: Addresses,
): Thing =>
  service(
    { ...addresses, name: title, description: summary },
    // An open-ended range has no highest price.
    prices.map(({ label, addOn, from, to, openEnded, per }) =>
      offer(
        {
          ...addresses,
          name: `${title}: ${label}`,
          description: addOn && `${addOn.name}: ${addOn.description}`,
        },
        { minPrice: from, maxPrice: openEnded ? undefined : to },
        per && MONTH,
      ),
    ),
  );

export const planCatalogue = (name: string, plans: readonly Plan[], { url, provider }: Addresses): Thing =>
  catalogue(
    name,
    plans.map(({ id, name, summary, features, price }, index) => {
      const all = [...plans.slice(0, index).slice(-1).map(everythingIn), ...features];
      const description = `${summary} ${all.join('; ')}.`;
      return offer({ name, description, url: `${url}#${id}`, provider }, { price }, MONTH);
    }),
  );

export const addOnCatalogue = (name: string, addOns: readonly AddOn[], addresses: Addresses): Thing =>
  catalogue(
    name,
    addOns.map(({ name, description, price, startsAt }) =>
      offer({ ...addresses, name, description }, startsAt ? { minPrice: price } : { price }),
    ),
  );

/** Setup and configuration are included. The package's own page describes it. */
const jobOffer = (item: CatalogueItem, addresses: Addresses) =>
  offer({ ...addresses, name: item.name }, { price: item.price }, unitOf(item));

export const jobData = (item: CatalogueItem, addresses: Addresses): Thing =>
  service({ ...addresses, name: item.name, description: item.description }, [jobOffer(item, addresses)]);

/** Each offer leads to the quote page with that job selected. */
export const jobCatalogue = (
  name: string,
  items: readonly CatalogueItem[],
  { url, provider }: Addresses,
): Thing =>
  catalogue(
    name,
    items.map((item) => jobOffer(item, { url: url + encodeAddition(item.id), provider })),
  );
