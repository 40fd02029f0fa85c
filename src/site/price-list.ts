import { sizeWords } from '@site/content/facts/plan-figures';
import { priceRange } from '../logic/pricing/price-row.ts';
import { jobPath, paths, servicePath } from '@site/rules/addresses/paths';
import { formatMoney, type Money } from '@site/rules/money/money';
import { unitWords } from '@site/rules/quote/catalogue';
import { minutes } from '@site/rules/time/duration';
import { wholeAmounts } from '../logic/text/non-breaking.ts';
import { jobs, linkedAddOns, list, oncePerBuild, services } from './queries.ts';

export interface ListedPrice {
  /** Unique within its group. */
  readonly id: string;
  readonly name: string;
  /** Says what the price buys. */
  readonly scope: string;
  readonly from: Money;
  readonly to?: Money | undefined;
  readonly startsAt?: boolean | undefined;
  readonly openEnded?: boolean | undefined;
  /** Such as `per month` or `per mailbox`. It is empty for a whole job. */
  readonly unit: string;
  readonly href?: string | undefined;
}

/** Writes `KES 24,000` or `KES 65,000 to 250,000`. */
export const amountOf = ({
  from,
  to,
  openEnded = false,
}: Pick<ListedPrice, 'from' | 'to' | 'openEnded'>): string =>
  to ? priceRange({ from, to, openEnded }) : formatMoney(from);

/** Every price of the site, in the groups of the price list. */
export const listedPrices = oncePerBuild(async () => {
  const idsWithPage = new Set((await jobs()).map(({ item }) => item.id));
  const plans = (await list('plans')).map(({ id, name, summary, size, price, sla }): ListedPrice => {
    const audience = size ? `For ${sizeWords(size)}. ` : '';
    const support = `Support ${sla.coverage}, response within ${minutes(sla.responseMinutes)}.`;
    return {
      id,
      name,
      scope: wholeAmounts(`${summary} ${audience}${support}`),
      from: price,
      unit: 'per month',
      href: paths.pricing,
    };
  });
  // Rows that refer to plans or add-ons have no amounts of their own.
  const servicePrices = (await services()).flatMap(({ slug, title, pricing }) =>
    pricing
      .filter((row) => 'from' in row)
      .map(({ label, covers, per, ...row }): ListedPrice => ({
        ...row,
        id: `${slug} ${label}`,
        name: label,
        scope: covers ? `${title}. ${covers}` : title,
        startsAt: !row.to,
        unit: per ? `per ${per}` : '',
        href: servicePath(slug),
      })),
  );
  const addOns = (await linkedAddOns()).map(
    ({ id, name, description, price, startsAt, href }): ListedPrice => ({
      id,
      name,
      scope: description,
      from: price,
      startsAt,
      unit: '',
      href,
    }),
  );
  const packages = (await list('catalogue')).map((item): ListedPrice => ({
    id: item.id,
    name: item.name,
    scope: wholeAmounts(`${item.description} ${item.excludes}`),
    from: item.price,
    unit: wholeAmounts(unitWords(item)),
    href: idsWithPage.has(item.id) ? jobPath(item.id) : undefined,
  }));
  return { plans, services: servicePrices, addOns, packages };
});
