import { mapTexts } from '../logic/facts/named-facts.ts';
import { ordinarySpaces } from '../logic/text/non-breaking.ts';
import { contentRoot } from '@site/content/files/content-root';
import { lastChange } from '@site/content/files/git';
import { formatCoordinates } from '@site/rules/map/place';
import { includesSetup, itemPrice } from '@site/rules/quote/catalogue';
import { lowestPrice, pricedLabel, type PricedRow } from '../logic/pricing/price-row.ts';
import { folders, type PageName, pages } from '@site/rules/addresses/pages';
import { jobs, legalDocuments, namedFact, oncePerBuild, services, single, textPages } from './queries.ts';

export interface SitePage {
  readonly path: string;
  /** The page's `h1`. */
  readonly title: string;
  /** Replaces the `h1` in search results, shared links and the tab. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
  /** Stands above the title on the social image. */
  readonly label: string;
  /** The heading above its link in llms.txt. */
  readonly section?: string;
  readonly noindex?: true | undefined;
  /** True if it has a Markdown version. */
  readonly hasMarkdown?: boolean;
  /** The day of its file's last commit, such as `2026-11-23`, if git knows it. */
  readonly changed?: string | undefined;
}

const changeOf = (file: string) => lastChange(contentRoot, `content/${file}`);

async function registeredPages(place: string): Promise<readonly SitePage[]> {
  const plans = `Plans · from ${await namedFact('plans.lowest')} per month`;
  return Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { path, files, noindex } = pages[name];
      const label = name === 'pricing' ? plans : (pages[name].label ?? place);
      const { title, searchTitle, description } = await single(`${name}Page`);
      const changed = changeOf(`${files[0]}.yaml`);
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

/** Search engines cut longer descriptions. */
const SHOWN_CHARACTERS = 160;

/** Adds the prices that fit, because a price that is cut off misleads. */
const summaryWithPrices = (summary: string, prices: readonly PricedRow[]) =>
  prices
    .map(pricedLabel)
    .reduce(
      (words, price) => (words.length + price.length < SHOWN_CHARACTERS ? `${words} ${price}` : words),
      summary,
    );

export const sitePages = oncePerBuild(async (): Promise<readonly SitePage[]> => {
  const { address, ...company } = await single('company');
  const place = `${address.town}, ${address.country} · ${formatCoordinates(company.coordinates)}`;
  const all = [
    ...(await registeredPages(place)),
    ...(await textPages()).map(({ slug, title, searchTitle, description }) => ({
      path: folders.texts.path(slug),
      title,
      searchTitle,
      description,
      label: place,
      changed: changeOf(`texts/${slug}.mdx`),
    })),
    ...(await services()).map(({ slug, title, searchTitle, summary, prices }) => ({
      path: folders.services.path(slug),
      title,
      searchTitle,
      description: summaryWithPrices(summary, prices),
      label: `${folders.services.label} · ${lowestPrice(prices)}`,
      section: folders.services.label,
      changed: changeOf(`services/${slug}.yaml`),
    })),
    ...(await jobs()).map(({ item, searchTitle }) => {
      const setup = includesSetup(item) ? ', setup and configuration included' : '';
      return {
        path: folders.jobs.path(item.id),
        title: item.name,
        searchTitle,
        description: `${item.description} ${itemPrice(item)}${setup}.`,
        label: `${folders.jobs.label} · ${itemPrice(item)}`,
        section: folders.jobs.label,
        changed: changeOf(`jobs/${item.id}.yaml`),
      };
    }),
    ...(await legalDocuments()).map(({ slug, title, description }) => ({
      path: folders.legal.path(slug),
      title,
      description,
      label: folders.legal.label,
      section: folders.legal.label,
      hasMarkdown: true,
      changed: changeOf(`legal/${slug}.mdx`),
    })),
  ];
  return mapTexts(all, ordinarySpaces);
});

/** Finds a page by its path, with or without a fragment. */
export const pageAt = async (address: string) =>
  (await sitePages()).find(({ path }) => path === address.split('#')[0]);

/** Questions with the titles of the pages that say more. */
export const questionGroups = async () =>
  Promise.all(
    (await single('questionsPage')).groups.map(async ({ heading, items }) => ({
      heading,
      items: await Promise.all(
        items.map(async (item) => ({ ...item, more: item.see && (await pageAt(item.see))?.title })),
      ),
    })),
  );
