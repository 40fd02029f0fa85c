import type { Option } from '@site/content/schemas/choice.schema';
import type { Need } from '@site/content/schemas/pages.schema';
import { addFigure, listPrices } from './price-list.ts';
import { loadEntries, loadPrices, type PricedService } from './queries.ts';

type Sold = Exclude<Option | Need, { see: string }>;

async function findPrice(sold: Sold) {
  const { packages, addOns, services } = await listPrices();
  if ('job' in sold) return packages.find(({ id }) => id === sold.job);
  if ('addOn' in sold) return addOns.find(({ id }) => id === sold.addOn);
  return services.find(({ id }) => id === `${sold.service} ${sold.label}`);
}

/** Adds the name, the price and the page of what is sold. */
export async function priced<One extends Sold>(sold: One) {
  const listed = await findPrice(sold);
  if (!listed) throw new Error(`content/ has no price for ${JSON.stringify(sold)}`);
  const { name, href, figure } = addFigure(listed);
  return { ...sold, name, figure, href };
}

/** Finds the choices that have an option on a page. */
async function findChoices(isOnPage: (option: Option) => boolean) {
  const found = (await loadEntries('choices')).filter(({ between }) => between.some(isOnPage));
  return Promise.all(
    found.map(({ between }) =>
      Promise.all(between.map(async (option) => ({ ...(await priced(option)), description: option.text }))),
    ),
  );
}

/** Things with similar names, and how they differ. */
export type Choices = Awaited<ReturnType<typeof findChoices>>;

export const findPackageChoices = (id: string) =>
  findChoices((option) => 'job' in option && option.job === id);

/** The page of a service also lists its add-ons and packages. */
export async function findServiceChoices(service: PricedService) {
  const { packages, addOns } = await loadPrices(service);
  return findChoices((option) => {
    if ('service' in option) return option.service === service.slug;
    return 'addOn' in option
      ? addOns.some(({ id }) => id === option.addOn)
      : packages.some(({ id }) => id === option.job);
  });
}
