import { paths } from './paths.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'About', href: paths.about },
  { label: 'Services', href: paths.services },
  { label: 'Pricing', href: paths.pricing },
  { label: 'Custom Quote', href: paths.quote },
  { label: 'Contact', href: paths.contact },
];

export const getStarted: NavigationLink = { label: 'Get Started', href: paths.contact };

export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Us', href: paths.about },
  { label: 'Services', href: paths.services },
  { label: 'Pricing', href: paths.pricing },
  { label: 'Contact', href: paths.contact },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms of Service', href: paths.terms },
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Refund Policy', href: paths.refund },
  { label: 'Security Statement', href: paths.security },
];

/** The two documents that the specification's footer leaves out; they stand in its last line. */
export const furtherLegalLinks: readonly NavigationLink[] = [
  { label: 'Cookie Policy', href: paths.cookie },
  { label: 'Data Processing Addendum', href: paths.dpa },
];

/** The way from Home to a page, by what its address stands under; Home itself has none. */
export function trail(pathname: string, title: string): readonly NavigationLink[] {
  if (pathname === paths.home) return [];
  const above = mainLinks.filter(({ href }) => href === paths.home || pathname.startsWith(`${href}/`));
  return [...above, { label: title, href: pathname }];
}

/** `page` for the page itself, `true` for one beneath it, such as a service under Services. */
export function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
