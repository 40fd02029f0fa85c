/** The frozen sample, read as the content check reads it. `content/` is the owner's. */
import { checkFiles, filesOf, valueOf } from '../../check/engine/content.ts';
import type { ContentName } from '../../schemas/content-files.schema.ts';
import type { JobPage } from '../../schemas/catalogue.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { sample } from '../check/changed-content.ts';

const files = checkFiles(sample);

function the<Name extends ContentName>(name: Name) {
  const value = valueOf(files, name);
  if (!value) throw new Error(`The sample has no ${name} that can be read`);
  return value;
}

export const content = {
  company: the('company'),
  brand: the('brand'),
  policies: the('policies'),
  plans: the('plans'),
  addOns: the('addOns'),
  catalogue: the('catalogue'),
  choices: the('choices'),
  testimonials: the('testimonials'),
  partners: the('partners'),
  services: filesOf(files, 'services')
    .map(({ slug, value }) => ({ slug, ...(value as Service) }))
    .sort((a, b) => a.order - b.order),
  jobs: filesOf(files, 'jobs').map(({ slug, value }) => ({ slug, ...(value as JobPage) })),
  legal: filesOf(files, 'legal').map(({ slug, value, body }) => ({
    slug,
    body: body?.text.trimStart() ?? '',
    ...(value as Legal),
  })),
  home: the('homePage'),
  about: the('aboutPage'),
  servicesPage: the('servicesPage'),
  pricing: the('pricingPage'),
  prices: the('pricesPage'),
  questions: the('questionsPage'),
  where: the('wherePage'),
  quote: the('quotePage'),
  checkout: the('checkoutPage'),
  contact: the('contactPage'),
  success: the('successPage'),
  failure: the('failurePage'),
  notFound: the('notFoundPage'),
};
