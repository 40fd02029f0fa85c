import type { Company } from '@site/content/schemas/company.schema';
import { nonBreaking } from '../logic/text/non-breaking.ts';
import { type PageEntry, pages } from '@site/rules/addresses/pages';
import { mailHref, paths, telHref, whatsappHref } from '@site/rules/addresses/paths';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export type LinkPlace = 'menu' | 'quickLink' | 'footLink';

/** Of the registry alone; pages of text are added in queries.ts. */
export const registryLinks = (place: LinkPlace): readonly NavigationLink[] =>
  Object.values<PageEntry>(pages).flatMap(({ path, [place]: label }) =>
    label === undefined ? [] : [{ label, href: path }],
  );

export const getStarted: NavigationLink = { label: 'Get Started', href: paths.contact };

/** To a person, in one step. */
export const contactWays = ({ phone, whatsapp, email }: Company) =>
  [
    { label: 'Call', href: telHref(phone), words: nonBreaking(phone) },
    { label: 'WhatsApp', href: whatsappHref(whatsapp), words: nonBreaking(whatsapp) },
    { label: 'Email', href: mailHref(email), words: email },
  ] as const;

/** Breadcrumbs, by the path; none for Home. */
export function trail(pathname: string, title: string): readonly NavigationLink[] {
  if (pathname === paths.home) return [];
  const above = registryLinks('menu').filter(
    ({ href }) => href === paths.home || pathname.startsWith(`${href}/`),
  );
  return [...above, { label: title, href: pathname }];
}

/** `page` for the page itself, `true` for one beneath it, such as a service under Services. */
export function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
