import type { Legal } from '@site/content/schemas/legal.schema';

/** A schema.org node. Its URLs are paths of the site, until `encodeJsonLd` adds its origin. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

/**
 * Refers to the company. Each page whose structured data refers to the company also describes it under this
 * id.
 */
export const COMPANY_REFERENCE = { '@id': '/#company' };

/**
 * Encodes the structured data of a page as JSON. Escapes `<`, so that no content can end the script element.
 */
export function encodeJsonLd(things: readonly Thing[], siteUrl: string) {
  const expandPath = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, siteUrl).href : value;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, expandPath).replaceAll(
    '<',
    '\\u003c',
  );
}

/** Describes a list of things that have pages. */
export const describeItemList = (
  name: string,
  items: readonly Readonly<Record<'name' | 'url', string>>[],
): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

export const describeBreadcrumbs = (
  crumbs: readonly Readonly<Record<'label' | 'href', string>>[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});

export const describeQuestions = (
  questions: readonly Readonly<Record<'question' | 'answer', string>>[],
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const describeLegalPage = (
  { title, description, changes }: Pick<Legal, 'title' | 'description' | 'changes'>,
  url: string,
): Thing => ({
  '@type': 'WebPage',
  '@id': url,
  url,
  name: title,
  description,
  inLanguage: 'en',
  version: changes[0]?.version,
  datePublished: changes.at(-1)?.date,
  dateModified: changes[0]?.date,
  publisher: COMPANY_REFERENCE,
});
