import type { Option } from '../domain/content/choice.schema.ts';
import { formatMoney } from '../domain/money/money.ts';
import { priceRange } from '../domain/prices/price-row.ts';
import { itemPrice } from '../domain/quote/catalogue.ts';
import { jobPath, servicePath } from './paths.ts';
import { jobs, linkedAddOns, list, type PricedService, services } from './queries.ts';

/** One of several things of like names, with what tells it from the others. */
export interface ChoiceOption {
  readonly name: string;
  readonly price: string;
  readonly href?: string | undefined;
  readonly text: string;
}

async function optionOf(option: Option): Promise<ChoiceOption> {
  const { text } = option;
  if ('job' in option) {
    const item = (await list('catalogue')).find(({ id }) => id === option.job);
    if (!item) throw new Error(`content/choices.yaml names a package that there is not: ${option.job}`);
    const hasPage = (await jobs()).some((job) => job.item.id === item.id);
    return { name: item.name, price: itemPrice(item), href: hasPage ? jobPath(item.id) : undefined, text };
  }
  if ('addOn' in option) {
    const addOn = (await linkedAddOns()).find(({ id }) => id === option.addOn);
    if (!addOn) throw new Error(`content/choices.yaml names an add-on that there is not: ${option.addOn}`);
    const price = `${addOn.startsAt ? 'from ' : ''}${formatMoney(addOn.price)}`;
    return { name: addOn.name, price, href: addOn.href, text };
  }
  const service = (await services()).find(({ slug }) => slug === option.service);
  const row = service?.prices.find(({ label }) => label === option.label);
  if (!row) throw new Error(`content/choices.yaml: ${option.service} has no price for ${option.label}`);
  const price = `${priceRange(row)}${row.per ? ` per ${row.per}` : ''}`;
  return { name: row.label, price, href: servicePath(option.service), text };
}

/** The choices with an option that `concerns` a page. */
export async function choices(concerns: (option: Option) => boolean = () => true) {
  const all = (await list('choices')).filter(({ between }) => between.some(concerns));
  return Promise.all(all.map(({ between }) => Promise.all(between.map(optionOf))));
}

export const choicesOfJob = (id: string) => choices((option) => 'job' in option && option.job === id);

/** A service's page lists its add-ons and packages too. */
export async function choicesOfService({ slug, addOns = [] }: PricedService) {
  const own = new Set((await jobs()).filter(({ service }) => service === slug).map(({ item }) => item.id));
  return choices(
    (option) =>
      ('service' in option && option.service === slug) ||
      ('addOn' in option && addOns.includes(option.addOn)) ||
      ('job' in option && own.has(option.job)),
  );
}
