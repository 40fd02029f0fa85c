import { coordinates } from '../domain/map/place.ts';
import { includesSetup, itemPrice } from '../domain/quote/catalogue.ts';
import { lowestPrice, pricedLabel, type PricedRow } from '../domain/prices/price-row.ts';
import { choicesOfJob, choicesOfService } from './choices.ts';
import { jobSources, pageSources, serviceSources } from './page-sources.ts';
import { folders, type PageName, pages } from './pages.ts';
import { jobs, legalEntries, namedFact, oncePerBuild, services, single, textPages } from './queries.ts';

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
  /** Its number on its title block, by its place in the list that orders it: `2`, `2.1`, `P1`, `C3`, `L6`. */
  readonly sheet?: string;
  /** See page-sources.ts. */
  readonly sources: readonly string[];
  readonly changed?: Date | undefined;
}

const names = Object.keys(pages) as PageName[];

function sheetOf(name: PageName): { sheet?: string } {
  const { series } = pages[name];
  if (series === undefined) return {};
  const numbered = names.filter((other) => pages[other].series === series);
  return { sheet: `${series}${numbered.indexOf(name) + 1}` };
}

async function ownPages(place: string): Promise<readonly SitePage[]> {
  const offered = await services();
  const plans = `Plans · from ${await namedFact('plans.lowest')} per month`;
  return Promise.all(
    names.map(async (name) => {
      const { path, noindex } = pages[name];
      const label = name === 'pricing' ? plans : (pages[name].label ?? place);
      const { title, searchTitle, description } = await single(`${name}Page`);
      const sources = pageSources(name, offered);
      return { path, title, searchTitle, description, label, noindex, sources, ...sheetOf(name) };
    }),
  );
}

/** A search engine cuts a description here. */
const SHOWN_CHARACTERS = 160;

/** With the prices that fit: a price cut off halfway misleads. */
const summaryWithPrices = (summary: string, prices: readonly PricedRow[]) =>
  prices
    .map(pricedLabel)
    .reduce(
      (said, price) => (said.length + price.length < SHOWN_CHARACTERS ? `${said} ${price}` : said),
      summary,
    );

/** Each with the file of the choices, where its page shows one. */
const withChoices = async <Page>(
  all: readonly Page[],
  choicesOf: (page: Page) => ReturnType<typeof choicesOfJob>,
) =>
  Promise.all(
    all.map(async (page) => ({
      ...page,
      choicesFile: (await choicesOf(page)).length > 0 ? ['choices'] : [],
    })),
  );

export const sitePages = oncePerBuild(async (): Promise<readonly SitePage[]> => {
  const { address, ...company } = await single('company');
  const place = `${address.town}, ${address.country} · ${coordinates(company.coordinates)}`;
  const offered = await services();
  const priced = await jobs();
  const jobSheet = (id: string, service: string) => {
    const details = priced.filter((job) => job.service === service);
    const number = offered.findIndex(({ slug }) => slug === service) + 1;
    return `${number}.${details.findIndex(({ item }) => item.id === id) + 1}`;
  };
  return [
    ...(await ownPages(place)),
    ...(await textPages()).map(({ slug, title, searchTitle, description }) => ({
      ...{ path: folders.texts.path(slug), title, searchTitle, description },
      ...{ label: place, sources: [`texts/${slug}.mdx`] },
    })),
    ...(await withChoices(offered, choicesOfService)).map(
      ({ title, searchTitle, summary, prices, choicesFile, ...service }, index) => ({
        sheet: String(index + 1),
        path: folders.services.path(service.slug),
        title,
        searchTitle,
        description: summaryWithPrices(summary, prices),
        label: `${folders.services.label} · ${lowestPrice(prices)}`,
        section: folders.services.label,
        sources: [...serviceSources(service, priced), ...choicesFile],
      }),
    ),
    ...(await withChoices(priced, ({ item }) => choicesOfJob(item.id))).map(
      ({ item, searchTitle, choicesFile, ...job }) => ({
        sheet: jobSheet(item.id, job.service),
        path: folders.jobs.path(item.id),
        title: item.name,
        searchTitle,
        description: `${item.description} ${itemPrice(item)}${includesSetup(item) ? ', setup and configuration included' : ''}.`,
        label: `${folders.jobs.label} · ${itemPrice(item)}`,
        section: folders.jobs.label,
        sources: [
          ...offered.filter(({ slug }) => slug === job.service).flatMap((one) => jobSources(item.id, one)),
          ...choicesFile,
        ],
      }),
    ),
    ...(await legalEntries()).map(({ slug, title, description, changes }, index) => ({
      sheet: `L${index + 1}`,
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
