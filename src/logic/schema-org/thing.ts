import type { Legal } from '@site/content/schemas/legal.schema';

/** A node of schema.org. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

export const createReference = (id: string) => ({ '@id': id });

export const companyId = (home: string) => `${home}#company`;

/**
 * Writes the structured data of a page. Escapes `<`, because content could otherwise end the script element.
 */
export function writeJsonLd(things: readonly Thing[]): string {
  const [only, ...more] = things;
  const body = more.length === 0 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...body }).replaceAll('<', '\\u003c');
}

type Named = Readonly<Record<'name' | 'url', string>>;

/** Describes a list of things with pages. */
export const describeItemList = (name: string, items: readonly Named[]): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

export const describeBreadcrumbs = (crumbs: readonly Named[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
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

export function describeLegalPage(
  document: Pick<Legal, 'title' | 'description' | 'changes'>,
  { url, publisher }: { readonly url: string; readonly publisher: string },
): Thing {
  const [newest] = document.changes;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: document.title,
    description: document.description,
    inLanguage: 'en',
    version: newest?.version,
    datePublished: document.changes.at(-1)?.date,
    dateModified: newest?.date,
    publisher: createReference(publisher),
  };
}
