import type { Option } from '@site/content/schemas/choice.schema';
import { amountOf, type ListedPrice, listedPrices } from './price-list.ts';
import { jobs, list, type PricedService } from './queries.ts';

/** One of several things with similar names, and how it differs from the others. */
export interface ChoiceOption {
  readonly name: string;
  readonly price: string;
  readonly href?: string | undefined;
  readonly text: string;
}

async function findPrice(option: Option): Promise<ListedPrice | undefined> {
  const { packages, addOns, services } = await listedPrices();
  if ('job' in option) return packages.find(({ id }) => id === option.job);
  if ('addOn' in option) return addOns.find(({ id }) => id === option.addOn);
  return services.find(({ id }) => id === `${option.service} ${option.label}`);
}

async function withPrice(option: Option): Promise<ChoiceOption> {
  const listed = await findPrice(option);
  if (!listed) throw new Error(`content/choices.yaml: there is no price for ${JSON.stringify(option)}`);
  const price = `${listed.startsAt ? 'from ' : ''}${amountOf(listed)} ${listed.unit}`.trimEnd();
  return { name: listed.name, price, href: listed.href, text: option.text };
}

/** Finds the choices that have an option on a page. */
export async function choices(isOnPage: (option: Option) => boolean = () => true) {
  const found = (await list('choices')).filter(({ between }) => between.some(isOnPage));
  return Promise.all(found.map(({ between }) => Promise.all(between.map(withPrice))));
}

export const choicesOfJob = (id: string) => choices((option) => 'job' in option && option.job === id);

/** The page of a service also lists its add-ons and packages. */
export async function choicesOfService({ slug, addOns = [] }: PricedService) {
  const packages = (await jobs()).filter(({ item }) => item.service === slug).map(({ item }) => item.id);
  return choices((option) => {
    if ('service' in option) return option.service === slug;
    return 'addOn' in option ? addOns.includes(option.addOn) : packages.includes(option.job);
  });
}
