/** The specification's route table: every page, with its `h1` and what a test needs to know of it. */
export interface Route {
  readonly path: string;
  readonly h1: string;
  /** Kept out of search results. */
  readonly noindex: boolean;
  /** The link of the main navigation that is marked on the page, and how; none on pages outside of it. */
  readonly current?: { readonly link: string; readonly as: 'page' | 'true' };
  /**
   * Which script files the page requests by itself: none, those of its counters when they come near,
   * or those of its form at once.
   */
  readonly scripts: 'none' | 'counters' | 'form';
  /** Where script takes a visitor who has no saved quote. */
  readonly leadsTo?: string;
}

const page = (path: string, h1: string, more: Partial<Route> = {}): Route => ({
  path,
  h1,
  noindex: false,
  scripts: 'none',
  ...more,
});

/** A page that the main navigation links to. */
const linked = (path: string, h1: string, link: string, more: Partial<Route> = {}) =>
  page(path, h1, { current: { link, as: 'page' }, ...more });

const service = (slug: string, h1: string) =>
  page(`/services/${slug}`, h1, { current: { link: 'Services', as: 'true' } });

export const legalRoutes: readonly Route[] = [
  page('/terms', 'Terms of Service'),
  page('/privacy', 'Privacy Policy'),
  page('/refund', 'Refund Policy'),
  page('/security', 'Security Statement'),
  page('/cookie', 'Cookie Policy'),
  page('/dpa', 'Data Processing Addendum'),
];

export const routes: readonly Route[] = [
  linked('/', 'Smart Infrastructure. Reliable Results.', 'Home', { scripts: 'counters' }),
  linked('/about', 'About us', 'About', { scripts: 'counters' }),
  linked('/services', 'Our Services', 'Services'),
  service('cloud-server-management', 'Cloud & Server Management'),
  service('network-design-support', 'Network Design & Support'),
  service('cybersecurity-services', 'Cybersecurity Services'),
  service('automation-integration', 'Automation & Integration'),
  service('it-maintenance-plans', 'IT Maintenance Plans'),
  linked('/pricing', 'Transparent Pricing', 'Pricing'),
  linked('/custom-quote', 'Build Your Custom Package', 'Custom Quote', { scripts: 'form' }),
  page('/checkout', 'Secure Checkout', { noindex: true, scripts: 'form', leadsTo: '/custom-quote' }),
  page('/checkout/success', 'Payment Successful!', { noindex: true }),
  page('/checkout/failure', 'Payment Failed', { noindex: true }),
  linked('/contact', 'Get In Touch', 'Contact', { scripts: 'form' }),
  ...legalRoutes,
];

/** Any other path. */
export const unknown = page('/no-such-page', 'Oops! Page not found', { noindex: true });

export const allPages: readonly Route[] = [...routes, unknown];

/** Pages whose content is the same for everyone: they need no script file to be read. */
export const contentPages = allPages.filter(({ scripts }) => scripts === 'none');
