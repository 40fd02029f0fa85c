/** A thing in the words of schema.org, as search engines read it from a page. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

/** What another page describes, by its identifier alone. */
export const reference = (id: string) => ({ '@id': id });

/** One name for the company on every page, made from the address of Home. */
export const companyId = (home: string) => `${home}#company`;

/**
 * The text of a data block. `<` is written as an escape, which JSON reads back, so that no content can end the
 * element around it.
 */
export function jsonLd(things: readonly Thing[]): string {
  const [only, ...more] = things;
  const body = more.length === 0 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...body }).replaceAll('<', '\\u003c');
}

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

export const breadcrumbList = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
