import { sizeWords } from '@site/content/facts/plan-figures';
import { priceRange } from '../logic/pricing/price-row.ts';
import { jobPath, paths, servicePath } from '@site/rules/addresses/paths';
import { formatMoney, type Money } from '@site/rules/money/money';
import { unitWords } from '@site/rules/quote/catalogue';
import { minutes } from '@site/rules/time/duration';
import { jobs, linkedAddOns, list, oncePerBuild, services } from './queries.ts';

export interface ListedPrice {
  /** Unique within its group. */
  readonly id: string;
  readonly name: string;
  /** Says what the price buys. */
  readonly description: string;
  readonly price: Money;
  readonly to?: Money | undefined;
  readonly startsAt?: boolean | undefined;
  readonly openEnded?: boolean | undefined;
  /** Such as `per month` or `per mailbox`. It is empty for a whole job. */
  readonly unit: string;
  readonly href?: string | undefined;
}

/** Writes `KES 24,000` or `KES 65,000 to 250,000`. */
export const amountOf = ({
  price,
  to,
  openEnded = false,
}: Pick<ListedPrice, 'price' | 'to' | 'openEnded'>): string =>
  to ? priceRange({ from: price, to, openEnded }) : formatMoney(price);

/** Every price of the site, in the groups of the price list. */
export const listedPrices = oncePerBuild(async () => {
  const idsWithPage = new Set((await jobs()).map(({ item }) => item.id));
  const plans = (await list('plans')).map(({ id, name, summary, size, price, sla }): ListedPrice => {
    const audience = size ? `For ${sizeWords(size)}. ` : '';
    const support = `Support ${sla.coverage}, response within ${minutes(sla.responseMinutes)}.`;
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
  const servicePrices = (await services()).flatMap(({ slug, title, pricing }) =>
    pricing
      .filter((row) => 'from' in row)
      .map(({ label, covers, per, from, ...row }): ListedPrice => ({
        ...row,
        price: from,
        id: `${slug} ${label}`,
        name: label,
        description: covers ? `${title}. ${covers}` : title,
        startsAt: !row.to,
        unit: per ? `per ${per}` : '',
        href: servicePath(slug),
      })),
  );
  const addOns = (await linkedAddOns()).map((addOn): ListedPrice => ({ ...addOn, unit: '' }));
  const packages = (await list('catalogue')).map((item): ListedPrice => ({
    id: item.id,
    name: item.name,
    description: `${item.description} ${item.excludes}`,
    price: item.price,
    unit: unitWords(item),
    href: idsWithPage.has(item.id) ? jobPath(item.id) : undefined,
  }));
  return { plans, services: servicePrices, addOns, packages };
});
