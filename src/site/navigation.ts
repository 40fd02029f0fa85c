import type { Company } from '@site/content/schemas/company.schema';
import { makeNonBreaking } from '#logic/text/non-breaking.ts';
import { type PageEntry, pages } from '@site/rules/urls/pages';
import { mailHref, paths, telHref, whatsappHref } from '@site/rules/urls/paths';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** The menu, the footer's column “Quick Links”, and the last lines of the footer. */
export type LinkGroup = 'menu' | 'quickLink' | 'footLink';

/** Lists links to the pages in pages.ts, in the same order. `listLinks` in queries.ts adds the text pages. */
export const listPageLinks = (group: LinkGroup): readonly NavigationLink[] =>
  Object.values<PageEntry>(pages).flatMap(({ path, [group]: label }) =>
    label === undefined ? [] : [{ label, href: path }],
  );

export const GET_STARTED_LINK: NavigationLink = { label: 'Get Started', href: paths.contact };

/** Lists the ways to contact us: phone, WhatsApp and email. */
export const listContactWays = ({ phone, whatsapp, email }: Company) =>
  [
    { name: 'Call', label: makeNonBreaking(phone), href: telHref(phone) },
    { name: 'WhatsApp', label: 'WhatsApp', href: whatsappHref(whatsapp) },
    { name: 'Email', label: email, href: mailHref(email) },
  ] as const;

/** Lists the pages above a page, and the page itself. Home has no breadcrumbs. */
export function listBreadcrumbs(pathname: string, title: string): readonly NavigationLink[] {
  if (pathname === paths.home) return [];
  const parents = listPageLinks('menu').filter(
    ({ href }) => href === paths.home || pathname.startsWith(`${href}/`),
  );
  return [...parents, { label: title, href: pathname }];
}

/** Returns whether a link leads to the page itself or to a page above it. Home is above no page. */
export const isPageOrParent = (href: string, pathname: string) => `${pathname}/`.startsWith(`${href}/`);

/** Returns `page` for a link to the page itself, and `true` for a link to a page above it. */
export function getAriaCurrent(href: string, pathname: string) {
  if (pathname === href) return 'page';
  return isPageOrParent(href, pathname) ? 'true' : undefined;
}
