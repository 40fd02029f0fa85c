import { formatClientSize } from '@site/rules/money/plan-figures';
import { formatPriceRange } from '#logic/pricing/price-row.ts';
import { packagePath, paths, servicePath } from '@site/rules/urls/paths';
import { formatMoney, type Money } from '@site/rules/money/money';
import { formatUnit } from '@site/rules/quote/catalogue';
import { formatMinutes } from '@site/rules/time/duration';
import { loadPackagePages, loadLinkedAddOns, loadEntries, cachePerBuild, loadServices } from './queries.ts';

export interface ListedPrice {
  /** No other price of the same group has this id. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  /** The upper end of a range that begins at `price`. */
  readonly to?: Money | undefined;
  /** True if the price is a minimum. Lists show such a price with “from”. */
  readonly isMinimumPrice?: boolean | undefined;
  /** True if the price can exceed `to`. */
  readonly openEnded?: boolean | undefined;
  /** Names what the price is for, such as `per month`. Empty if the price is for the whole service. */
  readonly unit: string;
  readonly href?: string | undefined;
}

/** Formats a price as `KES 24,000`, `from KES 28,000` or `KES 65,000 to 250,000`. */
export const formatListedPrice = ({
  price,
  to,
  isMinimumPrice,
  openEnded = false,
}: Pick<ListedPrice, 'price' | 'to' | 'isMinimumPrice' | 'openEnded'>) =>
  to || isMinimumPrice ? formatPriceRange({ from: price, to, openEnded }) : formatMoney(price);

/** Adds the price as lists show it, such as `from KES 28,000 per month`. */
export const addFormattedPrice = <Row extends Omit<ListedPrice, 'id' | 'unit'> & { readonly unit?: string }>(
  row: Row,
) => ({
  ...row,
  amount: `${formatListedPrice(row)} ${row.unit ?? ''}`.trimEnd(),
});

/** Lists every price of the site, in the groups of the price list. */
export const listPrices = cachePerBuild(async () => {
  const packagePages = await loadPackagePages();
  const plans = (await loadEntries('plans')).map(({ id, name, summary, size, price, sla }): ListedPrice => {
    const audience = size ? `For ${formatClientSize(size)}. ` : '';
    const support = `Support ${sla.coverage}, response within ${formatMinutes(sla.responseMinutes)}.`;
    return {
      id,
      name,
      description: `${summary} ${audience}${support}`,
      price,
      unit: 'per month',
      href: paths.pricing,
    };
  });
  // Rows that refer to plans or add-ons have no amounts of their own.
  const servicePrices = (await loadServices()).flatMap(({ slug, title, pricing }) =>
    pricing
      .filter((row) => 'from' in row)
      .map(({ label, covers, per, from, ...row }): ListedPrice => ({
        ...row,
        price: from,
        id: `${slug} ${label}`,
        name: label,
        description: covers ? `${title}. ${covers}` : title,
        isMinimumPrice: !row.to,
        unit: per ? `per ${per}` : '',
        href: servicePath(slug),
      })),
  );
  const addOns = (await loadLinkedAddOns()).map((addOn): ListedPrice => ({ ...addOn, unit: '' }));
  const packages = (await loadEntries('catalogue')).map((item): ListedPrice => ({
    ...item,
    description: `${item.description} ${item.excludes}`,
    unit: formatUnit(item),
    href: packagePages.some(({ slug }) => slug === item.id) ? packagePath(item.id) : undefined,
  }));
  return { plans, services: servicePrices, addOns, packages };
});
