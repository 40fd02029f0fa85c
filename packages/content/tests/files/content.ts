/** The frozen sample, read as the content check reads it. `content/` is the owner's. */
import { checkFiles, selectFiles, getFileData } from '../../check/engine/content.ts';
import type { ContentName } from '../../schemas/content-files.schema.ts';
import type { PackagePageData } from '../../schemas/catalogue.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { sample } from '../check/changed-content.ts';

const files = checkFiles(sample);

function dataOf<Name extends ContentName>(name: Name) {
  const value = getFileData(files, name);
  if (!value) throw new Error(`The sample has no ${name} that can be read`);
  return value;
}

export const content = {
  company: dataOf('company'),
  brand: dataOf('brand'),
  policies: dataOf('policies'),
  plans: dataOf('plans'),
  addOns: dataOf('addOns'),
  catalogue: dataOf('catalogue'),
  choices: dataOf('choices'),
  testimonials: dataOf('testimonials'),
  partners: dataOf('partners'),
  services: selectFiles(files, 'services')
    .map(({ slug, value }) => ({ slug, ...(value as Service) }))
    .sort((a, b) => a.order - b.order),
  jobs: selectFiles(files, 'jobs').map(({ slug, value }) => ({ slug, ...(value as PackagePageData) })),
  legal: selectFiles(files, 'legal').map(({ slug, value, body }) => ({
    slug,
    body: body?.text.trimStart() ?? '',
    ...(value as Legal),
  })),
  home: dataOf('homePage'),
  about: dataOf('aboutPage'),
  servicesPage: dataOf('servicesPage'),
  pricing: dataOf('pricingPage'),
  prices: dataOf('pricesPage'),
  questions: dataOf('questionsPage'),
  where: dataOf('wherePage'),
  quote: dataOf('quotePage'),
  checkout: dataOf('checkoutPage'),
  contact: dataOf('contactPage'),
  success: dataOf('successPage'),
  failure: dataOf('failurePage'),
  notFound: dataOf('notFoundPage'),
};
