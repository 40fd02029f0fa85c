import { paths } from '@site/rules/urls/paths';
import { toMajorUnits, type Money } from '@site/rules/money/money';
import { encodeAddLink } from '../quote/share-link.ts';
import { formatIncludedPlan } from '../pricing/plans.ts';
import type { ResolvedPriceRow } from '../pricing/price-row.ts';
import type { CatalogueItem } from '@site/content/schemas/catalogue.schema';
import type { AddOn, Plan } from '@site/content/schemas/plan.schema';
import type { Service } from '@site/content/schemas/service.schema';
import { COMPANY_REFERENCE, type Thing } from './thing.ts';

/** A service, package, plan or add-on. */
interface OfferedItem {
  readonly name: string;
  /** Says what the price is for. */
  readonly description?: string | undefined;
  readonly url: string;
}

/** The unit that a price is for. `unitCode` is its UN/CEFACT code, if it has one. */
type PricedUnit = Readonly<{ unitText: string; unitCode?: 'MON' | 'HUR' }>;

const PER_MONTH: PricedUnit = { unitText: 'month', unitCode: 'MON' };

function getPricedUnit({ unit, billing }: Pick<CatalogueItem, 'unit' | 'billing'>): PricedUnit | undefined {
  if (unit === undefined) return billing === 'monthly' ? PER_MONTH : undefined;
  if (billing === 'monthly') return { unitText: `${unit} per month` };
  return unit === 'hour' || unit === '1 hour' ? { unitText: unit, unitCode: 'HUR' } : { unitText: unit };
}

interface PriceDetails {
  readonly isMinimumPrice?: boolean | undefined;
  readonly highest?: Money | undefined;
  readonly unit?: PricedUnit | undefined;
}

/**
 * Creates an offer. Prices in shillings exclude VAT. Prices in dollars include any VAT that is due, as the
 * Terms of Service say.
 */
const createOffer = (
  { name, description, url }: OfferedItem,
  price: Money,
  { isMinimumPrice, highest, unit }: PriceDetails,
) => ({
  '@type': 'Offer',
  name,
  url,
  offeredBy: COMPANY_REFERENCE,
  itemOffered: { '@type': 'Service', name, description },
  priceSpecification: {
    '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
    [isMinimumPrice ? 'minPrice' : 'price']: toMajorUnits(price),
    maxPrice: highest && toMajorUnits(highest),
    priceCurrency: price.currency,
    valueAddedTaxIncluded: price.currency !== 'KES',
    ...unit,
  },
});

const createService = (offeredItem: OfferedItem, offers: readonly object[]): Thing => ({
  '@type': 'Service',
  ...offeredItem,
  provider: COMPANY_REFERENCE,
  offers,
});

const createCatalogue = (name: string, itemListElement: readonly object[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement,
});

/** Describes a service. Each of its prices is a minimum: pages show it with “from”, or as a range. */
export const describeService = (
  { title, summary, prices }: Pick<Service, 'title' | 'summary'> & { prices: readonly ResolvedPriceRow[] },
  url: string,
) =>
  createService(
    { name: title, description: summary, url },
    prices.map(({ label, addOn, from, to, openEnded, per }) =>
      createOffer(
        { name: `${title}: ${label}`, description: addOn && `${addOn.name}: ${addOn.description}`, url },
        from,
        // An open-ended range has no highest price.
        { isMinimumPrice: true, highest: openEnded ? undefined : to, unit: per && PER_MONTH },
      ),
    ),
  );

export const describePlans = (catalogueName: string, plans: readonly Plan[]) =>
  createCatalogue(
    catalogueName,
    plans.map(({ id, name, summary, features, price }, index) => {
      const lowerPlan = plans[index - 1];
      const allFeatures = lowerPlan ? [formatIncludedPlan(lowerPlan), ...features] : features;
      const description = `${summary} ${allFeatures.join('; ')}.`;
      return createOffer({ name, description, url: `${paths.pricing}#${id}` }, price, { unit: PER_MONTH });
    }),
  );

export const describeAddOns = (catalogueName: string, addOns: readonly AddOn[]) =>
  createCatalogue(
    catalogueName,
    addOns.map(({ name, description, price, isMinimumPrice }) =>
      createOffer({ name, description, url: paths.pricing }, price, { isMinimumPrice }),
    ),
  );

/** Creates the offer of a package. The description is left out, because the package's page has it. */
const createPackageOffer = (item: CatalogueItem, url: string) =>
  createOffer({ name: item.name, url }, item.price, { unit: getPricedUnit(item) });

export const describePackage = (item: CatalogueItem, url: string) =>
  createService({ name: item.name, description: item.description, url }, [createPackageOffer(item, url)]);

/** Describes all packages. Each offer leads to the quote page with that package selected. */
export const describePackages = (catalogueName: string, items: readonly CatalogueItem[]) =>
  createCatalogue(
    catalogueName,
    items.map((item) => createPackageOffer(item, paths.quote + encodeAddLink(item.id))),
  );
