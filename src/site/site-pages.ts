import { mapTexts } from '../logic/facts/named-facts.ts';
import { restoreSpaces } from '../logic/text/non-breaking.ts';
import { contentRoot } from '@site/content/files/content-root';
import { findLastChange } from '@site/content/files/git';
import { formatCoordinates } from '@site/rules/map/place';
import { includesSetup, formatItemPrice } from '@site/rules/quote/catalogue';
import { formatLowestPrice, formatPricedLabel, type PricedRow } from '../logic/pricing/price-row.ts';
import { folders, type PageName, pages } from '@site/rules/addresses/pages';
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
  /** The heading above its link in llms.txt. */
  readonly section?: string;
  readonly noindex?: true | undefined;
  /** True if it has a Markdown version. */
  readonly hasMarkdown?: boolean;
  /** The day of its file's last commit, such as `2026-11-23`, if git knows it. */
  readonly changed?: string | undefined;
}

const findChangeDay = (file: string) => findLastChange(contentRoot, `content/${file}`);

async function listRegisteredPages(location: string): Promise<readonly SitePage[]> {
  const plans = `Plans · from ${await loadFact('plans.lowest')} per month`;
  return Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { path, files, noindex } = pages[name];
      const label = name === 'pricing' ? plans : (pages[name].label ?? location);
      const { title, searchTitle, description } = await loadEntry(`${name}Page`);
      const changed = findChangeDay(`${files[0]}.yaml`);
      return {
        path,
        title,
        searchTitle,
        description,
        label,
        noindex,
        changed,
        hasMarkdown: name === 'questions',
      };
    }),
  );
}

/** The most characters that search engines show of a description. */
const MAX_SHOWN_CHARACTERS = 160;

/** Adds the prices that fit. A price that is cut off would mislead. */
const addPrices = (summary: string, prices: readonly PricedRow[]) =>
  prices
    .map(formatPricedLabel)
    .reduce(
      (words, price) => (words.length + price.length < MAX_SHOWN_CHARACTERS ? `${words} ${price}` : words),
      summary,
    );

export const listSitePages = cachePerBuild(async (): Promise<readonly SitePage[]> => {
  const { address, ...company } = await loadEntry('company');
  const location = `${address.town}, ${address.country} · ${formatCoordinates(company.coordinates)}`;
  const all = [
    ...(await listRegisteredPages(location)),
    ...(await loadTextPages()).map(({ slug, title, searchTitle, description }) => ({
      path: folders.texts.path(slug),
      title,
      searchTitle,
      description,
      label: location,
      changed: findChangeDay(`texts/${slug}.mdx`),
    })),
    ...(await loadServices()).map(({ slug, title, searchTitle, summary, prices }) => ({
      path: folders.services.path(slug),
      title,
      searchTitle,
      description: addPrices(summary, prices),
      label: `${folders.services.label} · ${formatLowestPrice(prices)}`,
      section: folders.services.label,
      changed: findChangeDay(`services/${slug}.yaml`),
    })),
    ...(await loadPackagePages()).map(({ item, searchTitle }) => {
      const setup = includesSetup(item) ? ', setup and configuration included' : '';
      return {
        path: folders.jobs.path(item.id),
        title: item.name,
        searchTitle,
        description: `${item.description} ${formatItemPrice(item)}${setup}.`,
        label: `${folders.jobs.label} · ${formatItemPrice(item)}`,
        section: folders.jobs.label,
        changed: findChangeDay(`jobs/${item.id}.yaml`),
      };
    }),
    ...(await loadLegalDocuments()).map(({ slug, title, description }) => ({
      path: folders.legal.path(slug),
      title,
      description,
      label: folders.legal.label,
      section: folders.legal.label,
      hasMarkdown: true,
      changed: findChangeDay(`legal/${slug}.mdx`),
    })),
  ];
  return mapTexts(all, restoreSpaces);
});

/** Finds a page by its path, with or without a fragment. */
export const findPage = async (address: string) =>
  (await listSitePages()).find(({ path }) => path === address.split('#')[0]);

/** Loads the questions with the titles of the pages that say more. */
export const loadQuestionGroups = async () =>
  Promise.all(
    (await loadEntry('questionsPage')).groups.map(async ({ heading, items }) => ({
      heading,
      items: await Promise.all(
        items.map(async (item) => ({ ...item, more: item.see && (await findPage(item.see))?.title })),
      ),
    })),
  );
