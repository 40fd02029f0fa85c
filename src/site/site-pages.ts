import { coordinates } from '../domain/map/place.ts';
import { itemPrice } from '../domain/quote/catalogue.ts';
import { lowestRow, pricedLabel, priceRange } from '../domain/prices/price-row.ts';
import { jobSources, pageSources, serviceSources } from './page-sources.ts';
import { folders, type PageName, pages } from './pages.ts';
import { jobs, legalEntries, oncePerBuild, services, single, textPages } from './queries.ts';

export interface SitePage {
  readonly path: string;
  /** Its `h1`. */
  readonly title: string;
  /** In search results, on shared links and in the tab; else its `h1`. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
  readonly label: string;
  /** Of its folder, where that has one: the heading over it in llms.txt. */
  readonly section?: string;
  readonly noindex?: true | undefined;
  /** See page-sources.ts. */
  readonly sources: readonly string[];
  readonly changed?: Date | undefined;
}

async function ownPages(place: string): Promise<readonly SitePage[]> {
  const offered = await services();
  return Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { path, label = place, noindex } = pages[name];
      const { title, searchTitle, description } = await single(`${name}Page`);
      return { path, title, searchTitle, description, label, noindex, sources: pageSources(name, offered) };
    }),
  );
}

export const sitePages = oncePerBuild(async (): Promise<readonly SitePage[]> => {
  const { address, ...company } = await single('company');
  const place = `${address.town}, ${address.country} · ${coordinates(company.coordinates)}`;
  const offered = await services();
  const priced = await jobs();
  return [
    ...(await ownPages(place)),
    ...(await textPages()).map(({ slug, title, searchTitle, description }) => ({
      ...{ path: folders.texts.path(slug), title, searchTitle, description },
      ...{ label: place, sources: [`texts/${slug}.mdx`] },
    })),
    ...offered.map(({ title, searchTitle, summary, prices, ...service }) => ({
      path: folders.services.path(service.slug),
      title,
      searchTitle,
      description: [summary, ...prices.map(pricedLabel)].join(' '),
      label: `${folders.services.label} · ${priceRange({ ...lowestRow(prices), to: undefined })}`,
      section: folders.services.label,
      sources: serviceSources(service, priced),
    })),
    ...priced.map(({ item, searchTitle, ...job }) => ({
      path: folders.jobs.path(item.id),
      title: item.name,
      searchTitle,
      description: `${item.description} ${itemPrice(item)}, setup and configuration included.`,
      label: `${folders.jobs.label} · ${itemPrice(item)}`,
      section: folders.jobs.label,
      sources: offered.filter(({ slug }) => slug === job.service).flatMap((one) => jobSources(item.id, one)),
    })),
    ...(await legalEntries()).map(({ slug, title, description, changes }) => ({
      path: folders.legal.path(slug),
      title,
      description,
      label: folders.legal.label,
      section: folders.legal.label,
      sources: [],
      changed: changes[0]?.date,
    })),
  ];
});
