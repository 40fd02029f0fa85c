import { packagePath, paths, servicePath } from './paths.ts';

/**
 * Describes a page with its own Astro file. Menu, footer, sitemap and social images are made from these
 * entries.
 */
export interface PageEntry {
  readonly path: string;
  /**
   * Files in content/, without `.yaml`: the page's own text first, then other files that it shows or
   * describes.
   */
  readonly files: readonly [ownText: string, ...others: string[]];
  /** The label of the page's link in the menu. */
  readonly menu?: string;
  /** The label of the page's link in the footer's column “Quick Links”. */
  readonly quickLink?: string;
  /** The label of the page's link in the last lines of the footer. */
  readonly footLink?: string;
  /** Appears above the title on the social image, instead of the company's location. */
  readonly label?: string;
  /** Hides the page from search engines. */
  readonly noindex?: true;
}

/** Menu and footer list the pages in this order. */
const entries = {
  home: {
    path: paths.home,
    files: ['pages/home', 'company', 'plans', 'services/*', 'testimonials', 'partners'],
    menu: 'Home',
  },
  about: {
    path: paths.about,
    files: ['pages/about', 'company', 'plans'],
    menu: 'About',
    quickLink: 'About Us',
  },
  services: {
    path: paths.services,
    files: ['pages/services', 'company', 'plans', 'services/*'],
    menu: 'Services',
    quickLink: 'Services',
  },
  pricing: {
    path: paths.pricing,
    files: ['pages/pricing', 'plans', 'add-ons'],
    menu: 'Pricing',
    quickLink: 'Pricing',
  },
  quote: { path: paths.quote, files: ['pages/custom-quote', 'catalogue'], menu: 'Custom Quote' },
  prices: {
    path: paths.priceList,
    files: ['pages/price-list', 'plans', 'add-ons', 'catalogue', 'services/*', 'choices'],
    footLink: 'Price List',
  },
  where: {
    path: '/where-we-work',
    files: ['pages/where-we-work', 'company'],
    footLink: 'Where We Work',
  },
  questions: { path: paths.questions, files: ['pages/questions', 'policies'], footLink: 'Questions' },
  contact: {
    path: paths.contact,
    files: ['pages/contact', 'company', 'plans'],
    menu: 'Contact',
    quickLink: 'Contact',
  },
  checkout: { path: paths.checkout, files: ['pages/checkout'], label: 'Checkout', noindex: true },
  success: { path: paths.checkoutSuccess, files: ['pages/success'], label: 'Checkout', noindex: true },
  failure: { path: paths.checkoutFailure, files: ['pages/failure'], label: 'Checkout', noindex: true },
  notFound: { path: paths.notFound, files: ['pages/not-found'], noindex: true },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof entries;

export const pages: Readonly<Record<PageName, PageEntry>> = entries;

/** Folders of content/ that have a page for each file. */
export const folders = {
  services: { path: servicePath, label: 'Services' },
  jobs: { path: packagePath, label: 'Packages' },
  legal: { path: (slug: string) => `/${slug}`, label: 'Legal' },
  texts: { path: (slug: string) => `/${slug}`, label: undefined },
} as const;

export const isFolder = (name: string): name is keyof typeof folders => name in folders;

/** The legal documents in the footer's column “Legal”. The other documents are in its last lines. */
export const LEGAL_IN_FOOTER: readonly string[] = ['terms', 'privacy', 'refund', 'security'];
