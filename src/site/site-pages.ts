import { mapStrings } from '#logic/facts/named-facts.ts';
import { restoreSpaces } from '#logic/text/non-breaking.ts';
import { contentRoot } from '@site/content/files/content-root';
import { contentFiles } from '@site/content/schemas/content-files.schema';
import { formatCoordinates } from '@site/rules/map/place';
import { includesSetup, formatItemPrice } from '@site/rules/quote/catalogue';
import { formatLowestPrice, formatPricedLabel, type ResolvedPriceRow } from '#logic/pricing/price-row.ts';
import { folders, type PageName, pages } from '@site/rules/urls/pages';
import { listLastChanges } from './last-changes.ts';
import {
  loadPackagePages,
  loadLegalDocuments,
  loadFact,
  cachePerBuild,
  loadServices,
  loadEntry,
  loadTextPages,
} from './queries.ts';

export interface SitePage {
  readonly path: string;
  /** The page's `h1`. */
  readonly title: string;
  /** Replaces the `h1` in search results, shared links and the tab. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
  /** Appears above the title on the social image. */
  readonly label: string;
  /** The heading of the section in llms.txt that links to the page. */
  readonly section?: string | undefined;
  readonly noindex?: true | undefined;
  readonly hasMarkdown: boolean;
  /** The day of the last commit of the page's file, such as `2026-11-23`, if git knows it. */
  readonly changeDay?: string | undefined;
}

/** Reads the whole history at once, because git takes as long for a single file. */
const changeDays = listLastChanges(`${contentRoot}/content`);

/**
 * Lists the pages in pages.ts. `officeLocation` is the label of a page that has none there. The label of the
 * pricing page is the lowest price of the plans.
 */
const listRegisteredPages = async (officeLocation: string): Promise<readonly SitePage[]> => {
  const pricingLabel = `Plans · from ${await loadFact('plans.lowest')} per month`;
  return Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { path, noindex, label = officeLocation } = pages[name];
      const { title, searchTitle, description } = await loadEntry(`${name}Page`);
      return {
        path,
        title,
        searchTitle,
        description,
        label: name === 'pricing' ? pricingLabel : label,
        noindex,
        changeDay: changeDays.get(contentFiles[`${name}Page`].path),
        hasMarkdown: name === 'questions',
      };
    }),
  );
};

interface FolderPage extends Pick<SitePage, 'title' | 'searchTitle' | 'description'> {
  readonly slug: string;
}

/** Describes the page of a content file. `detail` follows the folder's name on the social image. */
function describePage(
  folder: keyof typeof folders,
  { slug, title, searchTitle, description }: FolderPage,
  detail?: string,
): SitePage {
  const { path, label } = folders[folder];
  return {
    path: path(slug),
    title,
    searchTitle,
    description,
    label: [label, detail].filter(Boolean).join(' · '),
    section: label,
    changeDay: changeDays.get(contentFiles[folder].path.replace('*', slug)),
    hasMarkdown: folder === 'legal',
  };
}

/** Search engines cut off a description with more characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Adds to a description the prices that fit. A price that is cut off would mislead. */
function addPrices(summary: string, prices: readonly ResolvedPriceRow[]) {
  let description = summary;
  for (const price of prices.map(formatPricedLabel))
    if (description.length + price.length < MAX_DESCRIPTION_LENGTH) description += ` ${price}`;
  return description;
}

export const listSitePages = cachePerBuild(async () => {
  const { address, ...company } = await loadEntry('company');
  const officeLocation = `${address.town}, ${address.country} · ${formatCoordinates(company.coordinates)}`;
  const sitePages = [
    ...(await listRegisteredPages(officeLocation)),
    ...(await loadTextPages()).map((page) => describePage('texts', page, officeLocation)),
    ...(await loadServices()).map(({ summary, prices, ...service }) =>
      describePage(
        'services',
        { ...service, description: addPrices(summary, prices) },
        formatLowestPrice(prices),
      ),
    ),
    ...(await loadPackagePages()).map(({ slug, item, searchTitle }) => {
      const price = formatItemPrice(item);
      const setup = includesSetup(item) ? ', setup and configuration included' : '';
      const description = `${item.description} ${price}${setup}.`;
      return describePage('jobs', { slug, title: item.name, searchTitle, description }, price);
    }),
    ...(await loadLegalDocuments()).map((page) => describePage('legal', page)),
  ];
  return mapStrings(sitePages, restoreSpaces);
});

export const findPage = async (pathname: string) =>
  (await listSitePages()).find(({ path }) => path === pathname);

/** Loads the questions, each with the title of the page that says more, if it names one. */
export async function loadQuestionGroups() {
  const sitePages = await listSitePages();
  const findTitle = (url: string) => sitePages.find(({ path }) => path === url.split('#')[0])?.title;
  return (await loadEntry('questionsPage')).groups.map(({ heading, items }) => ({
    heading,
    items: items.map((item) => ({ ...item, seeTitle: item.see && findTitle(item.see) })),
  }));
}
