import { toMajorUnits, type Money } from '@site/rules/money/money';
import { encodeAddition } from '../quote/share-link.ts';
import { formatIncludedPlan } from '../pricing/plan-features.ts';
import type { PricedRow } from '../pricing/price-row.ts';
import type { CatalogueItem } from '@site/content/schemas/catalogue.schema';
import type { AddOn, Plan } from '@site/content/schemas/plan.schema';
import type { Service } from '@site/content/schemas/service.schema';
import { createReference, type Thing } from './thing.ts';

interface Addresses {
  readonly url: string;
  /** The `@id` of the company. */
  readonly provider: string;
}

/** A package, plan or add-on that is sold. The description says what the price is for. */
interface Offered extends Addresses {
  readonly name: string;
  readonly description?: string | undefined;
}

type Amounts = Partial<Record<'price' | 'minPrice' | 'maxPrice', Money | undefined>>;

/** `unitCode` is the United Nations' code of the unit, if there is one. */
type PricedUnit = Readonly<{ unitText: string; unitCode?: 'MON' | 'HUR' }>;

const PER_MONTH: PricedUnit = { unitText: 'month', unitCode: 'MON' };

function getPricedUnit({ unit, billing }: Pick<CatalogueItem, 'unit' | 'billing'>): PricedUnit | undefined {
  if (unit === undefined) return billing === 'monthly' ? PER_MONTH : undefined;
  if (billing === 'monthly') return { unitText: `${unit} per month` };
  return unit === 'hour' || unit === '1 hour' ? { unitText: unit, unitCode: 'HUR' } : { unitText: unit };
}

/**
 * Describes an offer. Prices in shillings are before VAT. Prices in dollars include any VAT that is due: see
 * the Terms of Service.
 */
function createOffer({ name, description, url, provider }: Offered, amounts: Amounts, unit?: PricedUnit) {
  const known = Object.entries(amounts).flatMap(([field, amount]) => (amount ? [{ field, amount }] : []));
  const currency = known[0]?.amount.currency;
  return {
    '@type': 'Offer',
    name,
    url,
    offeredBy: createReference(provider),
    itemOffered: { '@type': 'Service', name, description },
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      ...Object.fromEntries(known.map(({ field, amount }) => [field, toMajorUnits(amount)])),
      priceCurrency: currency,
      valueAddedTaxIncluded: currency !== 'KES',
      ...unit,
    },
  };
}

const createService = ({ name, description, url, provider }: Offered, offers: readonly object[]): Thing => ({
  '@type': 'Service',
  name,
  description,
  url,
  provider: createReference(provider),
  offers,
});

const createCatalogue = (name: string, itemListElement: readonly object[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement,
});

export const describeService = (
  { title, summary, prices }: Pick<Service, 'title' | 'summary'> & { prices: readonly PricedRow[] },
  addresses: Addresses,
): Thing =>
  createService(
    { ...addresses, name: title, description: summary },
    // An open-ended range has no highest price.
    prices.map(({ label, addOn, from, to, openEnded, per }) =>
      createOffer(
        {
          ...addresses,
          name: `${title}: ${label}`,
          description: addOn && `${addOn.name}: ${addOn.description}`,
        },
        { minPrice: from, maxPrice: openEnded ? undefined : to },
        per && PER_MONTH,
      ),
    ),
  );

export const describePlans = (name: string, plans: readonly Plan[], { url, provider }: Addresses): Thing =>
  createCatalogue(
    name,
    plans.map(({ id, name, summary, features, price }, index) => {
      const all = [...plans.slice(0, index).slice(-1).map(formatIncludedPlan), ...features];
      const description = `${summary} ${all.join('; ')}.`;
      return createOffer({ name, description, url: `${url}#${id}`, provider }, { price }, PER_MONTH);
    }),
  );

export const describeAddOns = (name: string, addOns: readonly AddOn[], addresses: Addresses): Thing =>
  createCatalogue(
    name,
    addOns.map(({ name, description, price, startsAt }) =>
      createOffer({ ...addresses, name, description }, startsAt ? { minPrice: price } : { price }),
    ),
  );

/** Describes the offer of a package, without its description: the package's page has that. */
const createPackageOffer = (item: CatalogueItem, addresses: Addresses) =>
  createOffer({ ...addresses, name: item.name }, { price: item.price }, getPricedUnit(item));

export const describePackage = (item: CatalogueItem, addresses: Addresses): Thing =>
  createService({ ...addresses, name: item.name, description: item.description }, [
    createPackageOffer(item, addresses),
  ]);

/** Describes all packages. Each offer leads to the quote page with that package selected. */
export const describePackages = (
  name: string,
  items: readonly CatalogueItem[],
  { url, provider }: Addresses,
): Thing =>
  createCatalogue(
    name,
    items.map((item) => createPackageOffer(item, { url: url + encodeAddition(item.id), provider })),
  );
