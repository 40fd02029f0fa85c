/** The frozen sample, read as the content check reads it. `content/` is the owner's. */
import { checkFiles, type FileData, selectFiles, getFileData } from '../../check/engine/content.ts';
import type { PackagePageData } from '../../schemas/catalogue.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { sample } from '../check/changed-content.ts';

const files = checkFiles(sample);

/** Files of their own, by the names that tests use. */
const NAMES = {
  company: 'company',
  brand: 'brand',
  policies: 'policies',
  plans: 'plans',
  addOns: 'addOns',
  catalogue: 'catalogue',
  choices: 'choices',
  testimonials: 'testimonials',
  partners: 'partners',
  home: 'homePage',
  about: 'aboutPage',
  servicesPage: 'servicesPage',
  pricing: 'pricingPage',
  prices: 'pricesPage',
  questions: 'questionsPage',
  where: 'wherePage',
  quote: 'quotePage',
  checkout: 'checkoutPage',
  contact: 'contactPage',
  success: 'successPage',
  failure: 'failurePage',
  notFound: 'notFoundPage',
} as const;

const data = Object.fromEntries(
  Object.entries(NAMES).map(([name, file]) => [name, getFileData(files, file)]),
) as unknown as { readonly [Name in keyof typeof NAMES]: FileData<(typeof NAMES)[Name]> };

export const content = {
  ...data,
  services: selectFiles(files, 'services')
    .map(({ slug, value }) => ({ slug, ...(value as Service) }))
    .sort((a, b) => a.order - b.order),
  jobs: selectFiles(files, 'jobs').map(({ slug, value }) => ({ slug, ...(value as PackagePageData) })),
  legal: selectFiles(files, 'legal').map(({ slug, value, body }) => ({
    slug,
    body: body?.text.trimStart() ?? '',
    ...(value as Legal),
  })),
};
