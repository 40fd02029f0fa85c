import type { Company } from '@site/content/schemas/company.schema';
import { nonBreaking } from '../logic/text/non-breaking.ts';
import { type PageEntry, pages } from '@site/rules/addresses/pages';
import { mailHref, paths, telHref, whatsappHref } from '@site/rules/addresses/paths';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export type LinkPlace = 'menu' | 'quickLink' | 'footLink';

/** Links to the pages of pages.ts, in its order. `linksIn` in queries.ts adds pages of text. */
export const registryLinks = (place: LinkPlace): readonly NavigationLink[] =>
  Object.values<PageEntry>(pages).flatMap(({ path, [place]: label }) =>
    label === undefined ? [] : [{ label, href: path }],
  );

export const getStarted: NavigationLink = { label: 'Get Started', href: paths.contact };

/** The ways to reach a person. */
export const contactWays = ({ phone, whatsapp, email }: Company) =>
  [
    { name: 'Call', label: nonBreaking(phone), href: telHref(phone) },
    { name: 'WhatsApp', label: 'WhatsApp', href: whatsappHref(whatsapp) },
    { name: 'Email', label: email, href: mailHref(email) },
  ] as const;

/** Lists the pages above a page, and the page itself. Home has none. */
export function breadcrumbs(pathname: string, title: string): readonly NavigationLink[] {
  if (pathname === paths.home) return [];
  const above = registryLinks('menu').filter(
    ({ href }) => href === paths.home || pathname.startsWith(`${href}/`),
  );
  return [...above, { label: title, href: pathname }];
}

/** Marks a link to the page itself with `page`, and a link to the page above it with `true`. */
export function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
