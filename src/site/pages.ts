import { coordinates } from '../domain/facts/coordinates.ts';
import { serviceDescription } from '../domain/facts/service-description.ts';
import { paths, servicePath } from './paths.ts';
import { legalDocuments, services, single } from './queries.ts';

/** A page of the site, as those need it who speak of all pages: sitemap, text versions, social images, the 404 page. */
export interface SitePage {
  readonly path: string;
  /** Its `h1`. */
  readonly title: string;
  readonly description: string;
  /** Where it stands, in a word or two: over the title of its social image. */
  readonly label: string;
  /** Not for search engines, and without a text version: the checkout and the 404 page. */
  readonly noindex: boolean;
  /** The files whose change is a change of the page. What all pages share is left out. */
  readonly sources: readonly string[];
  /** The day of its last change, where the content says it. */
  readonly changed?: Date | undefined;
}

type Standing = Pick<SitePage, 'path' | 'noindex'> & {
  readonly page: Pick<SitePage, 'title' | 'description'>;
  /** Under content/, without `.yaml`. */
  readonly files: readonly string[];
  readonly label?: string;
};

const inContent = (files: readonly string[]) => files.map((file) => `content/${file}.yaml`);

/** The pages that are there whatever the content, in the order of the menu. */
async function standingPages(): Promise<readonly Standing[]> {
  const [home, about, all, pricing, quote, contact, checkout, success, failure, notFound] = await Promise.all(
    [
      single('homePage'),
      single('aboutPage'),
      single('servicesPage'),
      single('pricingPage'),
      single('quotePage'),
      single('contactPage'),
      single('checkoutPage'),
      single('successPage'),
      single('failurePage'),
      single('notFoundPage'),
    ],
  );
  const label = 'Checkout';
  return [
    { path: paths.home, page: home, noindex: false, files: ['pages/home', 'testimonials', 'partners'] },
    { path: paths.about, page: about, noindex: false, files: ['pages/about'] },
    { path: paths.services, page: all, noindex: false, files: ['pages/services'] },
    { path: paths.pricing, page: pricing, noindex: false, files: ['pages/pricing', 'plans', 'add-ons'] },
    { path: paths.quote, page: quote, noindex: false, files: ['pages/custom-quote', 'catalogue'] },
    { path: paths.contact, page: contact, noindex: false, files: ['pages/contact', 'company'] },
    { path: paths.checkout, page: checkout, noindex: true, files: ['pages/checkout'], label },
    { path: paths.checkoutSuccess, page: success, noindex: true, files: ['pages/success'], label },
    { path: paths.checkoutFailure, page: failure, noindex: true, files: ['pages/failure'], label },
    { path: paths.notFound, page: notFound, noindex: true, files: ['pages/not-found'] },
  ];
}

/** Every page of the site. */
export async function sitePages(): Promise<readonly SitePage[]> {
  const [standing, offered, documents, company] = await Promise.all([
    standingPages(),
    services(),
    legalDocuments(),
    single('company'),
  ]);
  const place = `${company.address.town}, ${company.address.country} · ${coordinates(company.coordinates)}`;
  return [
    ...standing.map(({ path, page: { title, description }, noindex, files, label = place }) => ({
      path,
      title,
      description,
      label,
      noindex,
      sources: inContent(files),
    })),
    ...offered.map(({ slug, title, summary }) => ({
      path: servicePath(slug),
      title,
      description: serviceDescription(summary),
      label: 'Services',
      noindex: false,
      sources: inContent([`services/${slug}`]),
    })),
    ...documents.map(({ slug, title, description, changes }) => ({
      path: `/${slug}`,
      title,
      description,
      label: 'Legal',
      noindex: false,
      sources: [],
      changed: changes[0]?.date,
    })),
  ];
}
