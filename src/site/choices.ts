import type { Option } from '@site/content/schemas/choice.schema';
import { amountOf, listedPrices } from './price-list.ts';
import { jobs, list, type PricedService } from './queries.ts';

/** One of several things of like names, with what tells it from the others. */
export interface ChoiceOption {
  readonly name: string;
  readonly price: string;
  readonly href?: string | undefined;
  readonly text: string;
}

async function optionOf(option: Option): Promise<ChoiceOption> {
  const { packages, addOns, services } = await listedPrices();
  const [group, id] =
    'job' in option
      ? [packages, option.job]
      : 'addOn' in option
        ? [addOns, option.addOn]
        : [services, `${option.service} ${option.label}`];
  const sold = group.find((one) => one.id === id);
  if (!sold) throw new Error(`content/choices.yaml names what there is no price for: ${id}`);
  const price = `${sold.startsAt ? 'from ' : ''}${amountOf(sold)} ${sold.unit}`.trimEnd();
  return { name: sold.name, price, href: sold.href, text: option.text };
}

/** The choices with an option that `concerns` a page. */
export async function choices(concerns: (option: Option) => boolean = () => true) {
  const all = (await list('choices')).filter(({ between }) => between.some(concerns));
  return Promise.all(all.map(({ between }) => Promise.all(between.map(optionOf))));
}

export const choicesOfJob = (id: string) => choices((option) => 'job' in option && option.job === id);

/** A service's page lists its add-ons and packages too. */
export async function choicesOfService({ slug, addOns = [] }: PricedService) {
  const own = new Set((await jobs()).filter(({ item }) => item.service === slug).map(({ item }) => item.id));
  return choices(
    (option) =>
      ('service' in option && option.service === slug) ||
      ('addOn' in option && addOns.includes(option.addOn)) ||
      ('job' in option && own.has(option.job)),
  );
}
