import { mapTexts } from '#logic/facts/named-facts.ts';
import { restoreSpaces } from '#logic/text/non-breaking.ts';
import { contentRoot } from '@site/content/files/content-root';
import { findLastChange } from '@site/content/files/git';
import { formatCoordinates } from '@site/rules/map/place';
import { includesSetup, formatItemPrice } from '@site/rules/quote/catalogue';
import { formatLowestPrice, formatPricedLabel, type PricedRow } from '#logic/pricing/price-row.ts';
import { folders, type PageName, pages } from '@site/rules/urls/pages';
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
  /** Printed above the title on the social image. */
  readonly label: string;
  /** The heading above the page's link in llms.txt. */
  readonly section?: string | undefined;
  readonly noindex?: true | undefined;
  /** True if the page has a Markdown version. */
  readonly hasMarkdown?: boolean;
  /** The day of the last commit of the page's file, such as `2026-11-23`, if git knows it. */
  readonly changed?: string | undefined;
}

const findChangeDay = (file: string) => findLastChange(contentRoot, `content/${file}`);

const listRegisteredPages = async (location: string): Promise<readonly SitePage[]> => {
  const pricingLabel = `Plans · from ${await loadFact('plans.lowest')} per month`;
  return Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { path, files, noindex, label = location } = pages[name];
      const { title, searchTitle, description } = await loadEntry(`${name}Page`);
      return {
        path,
        title,
        searchTitle,
        description,
        label: name === 'pricing' ? pricingLabel : label,
        noindex,
        changed: findChangeDay(`${files[0]}.yaml`),
        hasMarkdown: name === 'questions',
      };
    }),
  );
};

type Texts = Pick<SitePage, 'title' | 'searchTitle' | 'description'>;

/** Describes the page of a file. `detail` follows the folder's name on the social image. */
function describePage(
  folder: keyof typeof folders,
  file: string,
  { title, searchTitle, description }: Texts,
  detail?: string,
): SitePage {
  const [slug = ''] = file.split('.');
  const { path, label } = folders[folder];
  return {
    path: path(slug),
    title,
    searchTitle,
    description,
    label: [label, detail].filter(Boolean).join(' · '),
    section: label,
    changed: findChangeDay(`${folder}/${file}`),
    hasMarkdown: folder === 'legal',
  };
}

/** Maximum number of characters that search engines show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Adds as many prices to a description as fit. A price that is cut off would mislead. */
const addPrices = (summary: string, prices: readonly PricedRow[]) =>
  prices
    .map(formatPricedLabel)
    .reduce(
      (description, price) =>
        description.length + price.length < MAX_DESCRIPTION_LENGTH ? `${description} ${price}` : description,
      summary,
    );

export const listSitePages = cachePerBuild(async (): Promise<readonly SitePage[]> => {
  const { address, ...company } = await loadEntry('company');
  const location = `${address.town}, ${address.country} · ${formatCoordinates(company.coordinates)}`;
  const sitePages = [
    ...(await listRegisteredPages(location)),
    ...(await loadTextPages()).map((page) => describePage('texts', `${page.slug}.mdx`, page, location)),
    ...(await loadServices()).map(({ slug, summary, prices, ...texts }) =>
      describePage(
        'services',
        `${slug}.yaml`,
        { ...texts, description: addPrices(summary, prices) },
        formatLowestPrice(prices),
      ),
    ),
    ...(await loadPackagePages()).map(({ item, searchTitle }) => {
      const price = formatItemPrice(item);
      const setup = includesSetup(item) ? ', setup and configuration included' : '';
      const description = `${item.description} ${price}${setup}.`;
      return describePage('jobs', `${item.id}.yaml`, { title: item.name, searchTitle, description }, price);
    }),
    ...(await loadLegalDocuments()).map((page) => describePage('legal', `${page.slug}.mdx`, page)),
  ];
  return mapTexts(sitePages, restoreSpaces);
});

export const findPage = async (pathname: string) =>
  (await listSitePages()).find(({ path }) => path === pathname);

/** Loads the questions with the titles of the pages that say more. */
export async function loadQuestionGroups() {
  const all = await listSitePages();
  const findTitle = (url: string) => all.find(({ path }) => path === url.split('#')[0])?.title;
  return (await loadEntry('questionsPage')).groups.map(({ heading, items }) => ({
    heading,
    items: items.map((item) => ({ ...item, more: item.see && findTitle(item.see) })),
  }));
}
