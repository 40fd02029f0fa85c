import type { Option } from '@site/content/schemas/choice.schema';
import type { Need } from '@site/content/schemas/pages.schema';
import { addFormattedPrice, listPrices } from './price-list.ts';
import { loadEntries, loadServiceOffers, type PricedService } from './queries.ts';

/** An option or a need that names something with a price, and not only a page to read. */
type SoldItem = Exclude<Option | Need, { see: string }>;

async function findListedPrice(item: SoldItem) {
  const { packages, addOns, services } = await listPrices();
  if ('job' in item) return packages.find(({ id }) => id === item.job);
  if ('addOn' in item) return addOns.find(({ id }) => id === item.addOn);
  return services.find(({ id }) => id === `${item.service} ${item.label}`);
}

/**
 * Adds an item's name, price and page, as the price list has them. Throws an error if the list lacks the
 * item.
 */
export async function addPrice<Item extends SoldItem>(item: Item) {
  const listedPrice = await findListedPrice(item);
  if (!listedPrice) throw new Error(`content/ has no price for ${JSON.stringify(item)}`);
  const { name, href, amount } = addFormattedPrice(listedPrice);
  return { ...item, name, amount, href };
}

/** Lists the choices with at least one option on a page, with the names and prices of all their options. */
async function listChoices(isOnPage: (option: Option) => boolean) {
  const choices = (await loadEntries('choices')).filter(({ between }) => between.some(isOnPage));
  return Promise.all(
    choices.map(({ between }) =>
      Promise.all(between.map(async (option) => ({ ...(await addPrice(option)), description: option.text }))),
    ),
  );
}

export const listPackageChoices = (packageId: string) =>
  listChoices((option) => 'job' in option && option.job === packageId);

/**
 * Lists the choices on the page of a service: those with one of its prices, packages or add-ons. A service
 * that is sold as plans also has the plans as a choice.
 */
export async function listServiceChoices(service: PricedService) {
  const { packages, addOns } = await loadServiceOffers(service);
  const choices = await listChoices((option) => {
    if ('service' in option) return option.service === service.slug;
    return 'addOn' in option
      ? addOns.some(({ id }) => id === option.addOn)
      : packages.some(({ id }) => id === option.job);
  });
  const { plans } = await listPrices();
  return service.isSoldAsPlans ? [plans.map(addFormattedPrice), ...choices] : choices;
}

/** Groups of offers with similar names. The descriptions of the offers in a group say how they differ. */
export type Choices = Awaited<ReturnType<typeof listServiceChoices>>;
