import { legalTables } from '../../src/domain/facts/legal-tables.ts';
import { paths, servicePath } from '../../src/site/paths.ts';
import { allFacts, legalDocuments, list, services, single } from '../../src/site/queries.ts';
import { siteAddress as at } from '../../src/site/site-address.ts';
import { aboutTwin } from './about.ts';
import { contactTwin } from './contact.ts';
import { homeTwin } from './home.ts';
import { legalTwin } from './legal.ts';
import { pricingTwin } from './pricing.ts';
import { quoteTwin } from './quote.ts';
import { servicesTwin, serviceTwin } from './services.ts';

interface TextTwin {
  /** Of the page. */
  readonly path: string;
  readonly text: string;
}

/** Every page but checkout and 404 as Markdown, from the same content as the page. */
export async function textTwins(): Promise<readonly TextTwin[]> {
  const [company, plans, addOns, policies, facts, offered, documents] = await Promise.all([
    single('company'),
    list('plans'),
    list('addOns'),
    single('policies'),
    allFacts(),
    services(),
    legalDocuments(),
  ]);
  const [testimonials, partners] = await Promise.all([list('testimonials'), list('partners')]);
  const [home, about, all] = await Promise.all([
    single('homePage'),
    single('aboutPage'),
    single('servicesPage'),
  ]);
  const [pricing, quote, contact] = await Promise.all([
    single('pricingPage'),
    single('quotePage'),
    single('contactPage'),
  ]);
  const known = { facts, tables: legalTables(plans, policies) };
  return [
    { path: paths.home, text: homeTwin({ page: home, company, plans, testimonials, partners }, at) },
    { path: paths.about, text: aboutTwin({ page: about, company }, at) },
    { path: paths.services, text: servicesTwin({ page: all, company, plans, services: offered }, at) },
    ...offered.map((service) => ({ path: servicePath(service.slug), text: serviceTwin(service, at) })),
    { path: paths.pricing, text: pricingTwin({ page: pricing, plans, addOns }, at) },
    { path: paths.quote, text: quoteTwin({ page: quote, catalogue: await list('catalogue') }, at) },
    { path: paths.contact, text: contactTwin({ page: contact, company }, at) },
    ...documents.map((document) => ({
      path: `/${document.slug}`,
      text: legalTwin(document, known, at),
    })),
  ];
}
