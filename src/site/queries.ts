import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { palettes } from '@site/content/colours/palette';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { facts, type Facts } from '@site/content/facts/facts';
import { fact, fillFacts, mapTexts } from '../logic/facts/named-facts.ts';
import { lowestAndHighest } from '@site/content/facts/plan-figures';
import { distanceKm, type Coordinates } from '@site/rules/map/place';
import { wholeAmounts } from '../logic/text/non-breaking.ts';
import { shownLogoSize } from '../logic/partners/logo-size.ts';
import { pricedRow } from '../logic/pricing/price-row.ts';
import { rateNote } from '../logic/money/shillings.ts';
import { unitWords } from '@site/rules/quote/catalogue';
import { longDate } from '@site/rules/time/dates';
import { ariaCurrent, type LinkPlace, type NavigationLink, registryLinks } from './navigation.ts';
import { contentPath } from '@site/content/files/content-root';
import { cleanLogo } from '@site/content/files/partner-logo';
import { boxOf } from '@site/content/files/picture-findings';
import { folders, LEGAL_IN_FOOTER } from '@site/rules/addresses/pages';
import { jobPath, logoPath, paths, questionId, servicePath, versionPath } from '@site/rules/addresses/paths';

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

const files: Readonly<Partial<Record<string, ContentFile>>> = contentFiles;

async function rawList<Name extends CollectionKey>(name: Name): Promise<Data<Name>[]> {
  const entries = await getCollection(name);
  if (entries.length === 0 && !files[name]?.mayBeEmpty)
    throw new Error(
      `content/ has nothing for "${name}": see packages/content/schemas/content-files.schema.ts`,
    );
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);
}

async function rawSingle<Name extends CollectionKey>(name: Name): Promise<Data<Name>> {
  const [data, ...rest] = await rawList(name);
  if (data === undefined || rest.length > 0) throw new Error(`"${name}" is not one object`);
  return data;
}

/** Reads once in a build. In development it reads each time, so that an edit shows. */
export function oncePerBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? read() : (value ??= read()));
}

export const allFacts = oncePerBuild(async (): Promise<Facts> =>
  facts({
    company: await rawSingle('company'),
    plans: await rawList('plans'),
    addOns: await rawList('addOns'),
    catalogue: await rawList('catalogue'),
    policies: await rawSingle('policies'),
  }),
);

export const namedFact = async (name: string): Promise<string> => wholeAmounts(fact(await allFacts(), name));

/** Fills in the facts, and keeps each amount on one line. */
const prepared = <Value>(value: Value, known: Facts): Value =>
  mapTexts(fillFacts(value, known), wholeAmounts);

export const single = async <Name extends CollectionKey>(name: Name): Promise<Data<Name>> =>
  prepared(await rawSingle(name), await allFacts());

/** The spaces of the catalogue stay as they are, because orders carry its words. */
export async function list<Name extends CollectionKey>(name: Name): Promise<Data<Name>[]> {
  const entries = await rawList(name);
  const known = await allFacts();
  return name === 'catalogue' ? fillFacts(entries, known) : prepared(entries, known);
}

/** Reads a folder in which each file has a page, at the address that the file's name gives. */
async function folderEntries<Name extends 'services' | 'jobs' | 'legal' | 'texts'>(name: Name) {
  const known = await allFacts();
  return (await getCollection(name)).map((entry) => ({
    slug: entry.id,
    entry,
    ...prepared<Data<Name>>(entry.data, known),
  }));
}

export const services = oncePerBuild(async () => {
  const planPrices = lowestAndHighest(await list('plans'));
  const addOns = await list('addOns');
  return (await folderEntries('services'))
    .map((service) => ({
      ...service,
      prices: service.pricing.map((row) => pricedRow(row, planPrices, addOns)),
    }))
    .sort((a, b) => a.order - b.order);
});

export type PricedService = Awaited<ReturnType<typeof services>>[number];

/** Add-ons with the address of their service. */
export async function linkedAddOns() {
  const all = await services();
  return (await list('addOns')).map((addOn) => {
    const service = all.find((one) => one.addOns?.includes(addOn.id));
    return { ...addOn, ...(service && { href: servicePath(service.slug) }) };
  });
}

/** Adds the distance from the office, and puts the nearest town first. Leaves out the office's own town. */
export async function withDistances<Town extends Coordinates & { readonly name: string }>(
  towns: readonly Town[],
) {
  const { coordinates, address } = await single('company');
  return towns
    .filter(({ name }) => name !== address.town)
    .map((town) => ({ ...town, km: distanceKm(coordinates, town) }))
    .sort((one, other) => one.km - other.km);
}

export const colours = oncePerBuild(async () => palettes(await rawSingle('brand')));

/** The office and the towns on the map of distances. */
export const reachMap = oncePerBuild(async () => {
  const { coordinates, address } = await single('company');
  const { distances } = await single('wherePage');
  return { office: { ...coordinates, name: address.town }, towns: await withDistances(distances.towns) };
});

/** The exchange rate and a note on it, if the owner has set one. */
export async function dollarRate() {
  const { shillings, date } = (await single('policies')).quote.dollar ?? {};
  return { rate: shillings, rateNote: shillings && date && rateNote(shillings, longDate(date)) };
}

/** Partners with the address and size of their logos. */
export const partnersWithLogos = async () =>
  (await list('partners')).map(({ logo: file, ...partner }) => ({
    ...partner,
    ...(file !== undefined && {
      logo: { src: logoPath(file), ...shownLogoSize(boxOf(cleanLogo(contentPath(`partners/${file}`)))) },
    }),
  }));

/** Days on which a notice says that the office is closed or has other hours. */
export const specialDays = async () =>
  (await single('notices')).notices
    .filter(({ closed, hours }) => closed || hours)
    .map(({ from, until, closed, hours }) => ({ from, until, ...(hours && !closed && { times: hours }) }));

/** The packages to select, by service. */
export const catalogueGroups = oncePerBuild(async () => {
  const catalogue = await list('catalogue');
  return (await services())
    .map(({ slug, title }) => ({
      title,
      items: catalogue
        .filter(({ service }) => service === slug)
        .map(({ icon: _icon, service: _service, ...item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
});

/** Packages that have a page, in the order of the catalogue. */
export const jobs = oncePerBuild(async () => {
  const all = await folderEntries('jobs');
  return (await list('catalogue')).flatMap((item) =>
    all.filter(({ slug }) => slug === item.id).map((job) => ({ item, ...job })),
  );
});

/** Packages and add-ons of a service, except the package with the given id. */
export const pricesOf = async ({ slug, addOns: ids = [] }: PricedService, except?: string) => ({
  packages: (await jobs())
    .filter(({ item }) => item.service === slug && item.id !== except)
    .map(({ item }) => ({ ...item, unit: unitWords(item), href: jobPath(item.id) })),
  addOns: (await list('addOns')).filter(({ id }) => ids.includes(id)),
});

/** Questions that a page leads to, with the addresses of their answers. */
export const questionsOn = async (path: string): Promise<readonly NavigationLink[]> =>
  (await single('questionsPage')).groups
    .flatMap(({ items }) => items)
    .filter(({ askedOn }) => askedOn?.some((page) => ariaCurrent(page, path)))
    .map(({ question }) => ({ label: question, href: `${paths.questions}#${questionId(question)}` }));

export type Job = Awaited<ReturnType<typeof jobs>>[number];

/** All legal documents. Those in the footer's column come first, in its order. */
export const legalDocuments = oncePerBuild(async () => {
  const all = await folderEntries('legal');
  const inFooter = LEGAL_IN_FOOTER.flatMap((name) => all.filter(({ slug }) => slug === name));
  return [...inFooter, ...all.filter((one) => !inFooter.includes(one))];
});

export type LegalDocument = Awaited<ReturnType<typeof legalDocuments>>[number];

export const textPages = oncePerBuild(() => folderEntries('texts'));
export type TextPage = Awaited<ReturnType<typeof textPages>>[number];

export const renderText = (entry: CollectionEntry<'legal' | 'texts'>) => render(entry);

/** The links of a menu: those of pages.ts, in its order, and those of pages of text that ask to be in it. */
export async function linksIn(place: LinkPlace): Promise<readonly NavigationLink[]> {
  const known = registryLinks(place);
  const texts = (await textPages()).flatMap(({ slug, links }) =>
    links
      .filter((link) => link.in === place)
      .map(({ words, after }) => ({ label: words, href: folders.texts.path(slug), after })),
  );
  const inOrder = known.flatMap((link) => [link, ...texts.filter(({ after }) => after === link.href)]);
  return [...inOrder, ...texts.filter((link) => !inOrder.includes(link))];
}

/** Renders an earlier version of a legal document. */
export async function formerVersion(slug: string, version: string) {
  const id = versionPath(slug, version).slice(1).replace('/', '-');
  const entry = await getEntry('legalVersions', id);
  if (!entry) throw new Error(`content/legal-versions/${id}.md is missing: the text of version ${version}`);
  return render(entry);
}
