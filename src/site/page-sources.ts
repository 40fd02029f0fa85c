/** The files of content/, without `.yaml`, whose change is a change of a page; not those that all pages share. */
import { factFile, factNames } from '../domain/facts/facts.ts';
import { priceFiles } from '../domain/prices/price-row.ts';
import type { JobPage } from '../domain/content/catalogue.schema.ts';
import type { Service } from '../domain/content/service.schema.ts';
import { type PageName, pages } from './pages.ts';

type Offered = Pick<Service, 'pricing' | 'addOns' | 'drawing'> & { readonly slug: string };

/** The words over lists of packages and add-ons are the price list's. */
const LIST_WORDS = pages.prices.files[0];

const addOnFiles = ({ addOns = [] }: Offered) => (addOns.length > 0 ? ['add-ons', LIST_WORDS] : []);

/** Of what a service costs, wherever it is listed. */
const ownFiles = ({ slug, pricing }: Offered) => [`services/${slug}`, ...priceFiles(pricing)];

export const serviceSources = (
  service: Offered,
  jobs: readonly Pick<JobPage, 'service'>[],
): readonly string[] => [
  ...ownFiles(service),
  ...addOnFiles(service),
  ...(service.drawing === 'month' ? ['plans'] : []),
  ...(jobs.some((job) => job.service === service.slug) ? ['catalogue', LIST_WORDS] : []),
];

/** Beside the job: its service, with what else that has, and the promises of the quote page. */
export const jobSources = (id: string, service: Offered): readonly string[] => [
  ...[`jobs/${id}`, `services/${service.slug}`, 'catalogue', 'plans', pages.quote.files[0], LIST_WORDS],
  ...addOnFiles(service),
];

/** The services' own files for their folder. */
export const pageSources = (name: PageName, services: readonly Offered[]): readonly string[] =>
  pages[name].files.flatMap((file) => (file === 'services/*' ? services.flatMap(ownFiles) : [file]));

/** With the files of the facts that they name: `{refund.guarantee}`. `read` gives the text of a file. */
export const withFacts = (files: readonly string[], read: (file: string) => string): readonly string[] => [
  ...new Set([...files, ...files.flatMap((file) => factNames(read(file)).map(factFile))]),
];
