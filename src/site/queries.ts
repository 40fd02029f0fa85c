import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { computeFacts, type Facts } from '@site/content/facts/facts';
import { DOCUMENTS_TO_AGREE_TO } from '#logic/checkout/agreement.ts';
import { listVersionsSince } from '@site/rules/legal/versions';
import { lookUpFact, fillFacts, mapStrings } from '#logic/facts/named-facts.ts';
import { findPriceRange } from '@site/rules/money/plan-figures';
import { computeDistanceKm, type Coordinates } from '@site/rules/map/place';
import { keepAmountsWhole } from '#logic/text/non-breaking.ts';
import { computeLogoSize } from '#logic/partners/logo-size.ts';
import { resolvePriceRow } from '#logic/pricing/price-row.ts';
import { formatRateNote } from '#logic/money/shillings.ts';
import { formatUnit } from '@site/rules/quote/catalogue';
import { formatLongDate, getKenyaDay } from '@site/rules/time/dates';
import { listUpcomingHolidays } from '@site/rules/time/public-holidays';
import { isPageOrParent, type LinkGroup, type NavigationLink, listPageLinks } from './navigation.ts';
import { resolveContentPath } from '@site/content/files/content-root';
import { readCleanLogo } from '@site/content/files/partner-logo';
import { readViewBox } from '@site/content/files/picture-checks';
import { folders, LEGAL_IN_FOOTER } from '@site/rules/urls/pages';
import {
  packagePath,
  logoPath,
  paths,
  getQuestionId,
  servicePath,
  versionPath,
} from '@site/rules/urls/paths';

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

/** Loads entries whose strings still have names of facts, such as `{refund.reply}`, instead of the facts. */
const loadRawEntries = async <Name extends CollectionKey>(name: Name): Promise<Data<Name>[]> =>
  (await getCollection(name)).map(({ data }) => data);

async function loadRawEntry<Name extends CollectionKey>(name: Name): Promise<Data<Name>> {
  const [data] = await loadRawEntries(name);
  if (data === undefined) throw new Error(`content/ has nothing for "${name}"`);
  return data;
}

/**
 * Returns a function that loads once per build and then returns the same result. In development it loads
 * each time, so that an edit shows.
 */
export function cachePerBuild<Result>(load: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  return () => (import.meta.env.DEV ? load() : (result ??= load()));
}

export const loadFacts = cachePerBuild(async () =>
  computeFacts({
    company: await loadRawEntry('company'),
    plans: await loadRawEntries('plans'),
    addOns: await loadRawEntries('addOns'),
    catalogue: await loadRawEntries('catalogue'),
    policies: await loadRawEntry('policies'),
  }),
);

/** Loads one fact, such as `refund.reply`. */
export const loadFact = async (name: string) => keepAmountsWhole(lookUpFact(await loadFacts(), name));

/** Fills the facts into all strings of an entry, and keeps each amount on one line. */
const prepareContent = <Content>(content: Content, facts: Facts) =>
  mapStrings(fillFacts(content, facts), keepAmountsWhole);

/** Loads the entry of a collection that has only one, such as the copy of a page. */
export const loadEntry = async <Name extends CollectionKey>(name: Name) =>
  prepareContent(await loadRawEntry(name), await loadFacts());

/**
 * Loads all entries of a collection. The catalogue gets no non-breaking spaces, because orders copy its
 * names.
 */
export async function loadEntries<Name extends CollectionKey>(name: Name) {
  const entries = await loadRawEntries(name);
  const facts = await loadFacts();
  return name === 'catalogue' ? fillFacts(entries, facts) : prepareContent(entries, facts);
}

/** Loads the entries of a folder in which each file has a page. The slug is the file's name. */
async function loadFolderEntries<Name extends 'services' | 'jobs' | 'legal' | 'texts'>(name: Name) {
  const facts = await loadFacts();
  return (await getCollection(name)).map((entry) => ({
    slug: entry.id,
    entry,
    ...prepareContent<Data<Name>>(entry.data, facts),
  }));
}

export const loadServices = cachePerBuild(async () => {
  const planPrices = findPriceRange(await loadEntries('plans'));
  const addOns = await loadEntries('addOns');
  return (await loadFolderEntries('services'))
    .map((service) => ({
      ...service,
      prices: service.pricing.map((row) => resolvePriceRow(row, planPrices, addOns)),
      isSoldAsPlans: service.pricing.some((row) => 'plans' in row),
    }))
    .sort((a, b) => a.order - b.order);
});

export type PricedService = Awaited<ReturnType<typeof loadServices>>[number];

/** Loads the add-ons, each with the URL of the service that lists it. */
export async function loadLinkedAddOns() {
  const services = await loadServices();
  return (await loadEntries('addOns')).map((addOn) => {
    const service = services.find((candidate) => candidate.addOns?.includes(addOn.id));
    return { ...addOn, href: service && servicePath(service.slug) };
  });
}

/**
 * Lists the towns with their distance from the office in kilometres, the nearest first. Leaves out the town
 * of the office.
 */
export async function listTownsByDistance<Town extends Coordinates & { readonly name: string }>(
  towns: readonly Town[],
) {
  const { coordinates, address } = await loadEntry('company');
  return towns
    .filter(({ name }) => name !== address.town)
    .map((town) => ({ ...town, km: computeDistanceKm(coordinates, town) }))
    .sort((a, b) => a.km - b.km);
}

/** Loads the office and the towns on the map of distances. */
export const loadDistanceMap = cachePerBuild(async () => {
  const { coordinates, address } = await loadEntry('company');
  const { distances } = await loadEntry('wherePage');
  return {
    office: { ...coordinates, name: address.town },
    towns: await listTownsByDistance(distances.towns),
  };
});

/** Loads the exchange rate in shillings per dollar, and the note about it, if the owner has set a rate. */
export async function loadDollarRate() {
  const { shillings, date } = (await loadEntry('policies')).quote.dollar ?? {};
  return {
    shillingsPerDollar: shillings,
    rateNote: shillings && date && formatRateNote(shillings, formatLongDate(date)),
  };
}

/** Loads the partners, with the URL and the size of each logo. A partner may have no logo. */
export const loadPartners = async () =>
  (await loadEntries('partners')).map(({ logo, ...partner }) => ({
    ...partner,
    logo: logo && {
      src: logoPath(logo),
      ...computeLogoSize(readViewBox(readCleanLogo(resolveContentPath(`partners/${logo}`)))),
    },
  }));

/** Lists the days on which the office is closed or has other hours, as the notices say. */
export const listNoticeDays = async () =>
  (await loadEntry('notices')).notices
    .filter(({ closed, hours }) => closed || hours)
    .map(({ from, until, hours }) => ({ from, until, times: hours }));

/** Lists the days in the notices, and the public holidays until the end of next year. */
export const listSpecialDays = async () => [
  ...(await listNoticeDays()),
  ...listUpcomingHolidays((await loadRawEntry('company')).publicHolidays ?? [], getKenyaDay()),
];

/** Loads the packages that can be selected, by service. */
export const loadCatalogueGroups = cachePerBuild(async () => {
  const catalogue = await loadEntries('catalogue');
  return (await loadServices())
    .map(({ slug, title }) => ({
      title,
      // The page's HTML contains the properties of its island, so properties that the island does not use are
      // left out.
      items: catalogue
        .filter(({ service }) => service === slug)
        .map(({ icon: _icon, service: _service, ...item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
});

/** Loads the packages that have a page, in the order of the catalogue. */
export const loadPackagePages = cachePerBuild(async () => {
  const packagePages = await loadFolderEntries('jobs');
  return (await loadEntries('catalogue')).flatMap((item) =>
    packagePages.filter(({ slug }) => slug === item.id).map((packagePage) => ({ item, ...packagePage })),
  );
});

export type PackagePage = Awaited<ReturnType<typeof loadPackagePages>>[number];

/**
 * Loads the add-ons of a service and those of its packages that have a page, except the package with the id
 * `exceptId`.
 */
export const loadServiceOffers = async (
  { slug, addOns: addOnIds = [] }: PricedService,
  exceptId?: string,
) => ({
  packages: (await loadPackagePages())
    .filter(({ item }) => item.service === slug && item.id !== exceptId)
    .map(({ item }) => ({ ...item, unit: formatUnit(item), href: packagePath(item.id) })),
  addOns: (await loadEntries('addOns')).filter(({ id }) => addOnIds.includes(id)),
});

/** Lists links from a page to the answers to questions that visitors ask there. */
export const listQuestionLinks = async (path: string): Promise<readonly NavigationLink[]> =>
  (await loadEntry('questionsPage')).groups
    .flatMap(({ items }) => items)
    .filter(({ askedOn }) => askedOn?.some((page) => isPageOrParent(page, path)))
    .map(({ question }) => ({ label: question, href: `${paths.questions}#${getQuestionId(question)}` }));

/** Loads all legal documents. Those in a column of the footer come first, in the order of that column. */
export const loadLegalDocuments = cachePerBuild(async () => {
  const documents = await loadFolderEntries('legal');
  const footerDocuments = LEGAL_IN_FOOTER.flatMap((name) => documents.filter(({ slug }) => slug === name));
  return [...footerDocuments, ...documents.filter((document) => !footerDocuments.includes(document))];
});

export type LegalDocument = Awaited<ReturnType<typeof loadLegalDocuments>>[number];

/** Loads the documents that a customer agrees to with an order. */
export const loadDocumentsToAgreeTo = async () =>
  (await loadLegalDocuments()).filter(({ slug }) =>
    DOCUMENTS_TO_AGREE_TO.some(({ path }) => path === `/${slug}`),
  );

/**
 * Lists the versions of legal documents that a customer may agree to with an order: those that are in force
 * on the day of the build or later.
 */
export const listVersionsToAgreeTo = async () =>
  (await loadDocumentsToAgreeTo()).flatMap(({ slug, title, changes }) =>
    listVersionsSince(changes, getKenyaDay()).map(({ version }) => ({
      name: `${title} ${version}`,
      path: versionPath(slug, version),
    })),
  );

export const loadTextPages = cachePerBuild(() => loadFolderEntries('texts'));
export type TextPage = Awaited<ReturnType<typeof loadTextPages>>[number];

export { render as renderText };

/**
 * Lists the links of a menu: those in pages.ts, and those to text pages. The link to a text page follows the
 * link that its content names, or comes last.
 */
export async function listLinks(group: LinkGroup): Promise<readonly NavigationLink[]> {
  const textLinks = (await loadTextPages()).flatMap(({ slug, links }) =>
    links
      .filter((link) => link.in === group)
      .map(({ words: label, after }) => ({ label, href: folders.texts.path(slug), after })),
  );
  const orderedLinks = listPageLinks(group).flatMap((link) => [
    link,
    ...textLinks.filter(({ after }) => after === link.href),
  ]);
  return [...orderedLinks, ...textLinks.filter((link) => !orderedLinks.includes(link))];
}

/** Renders an earlier version of a legal document from content/legal-versions. */
export async function renderEarlierVersion(slug: string, version: string) {
  const id = versionPath(slug, version).slice(1).replace('/', '-');
  const entry = await getEntry('legalVersions', id);
  if (!entry) throw new Error(`content/legal-versions/${id}.md is missing: the text of version ${version}`);
  return render(entry);
}
