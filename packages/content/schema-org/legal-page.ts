import { isoDate } from '@site/rules/time/dates';
import type { Legal } from '../schemas/legal.schema.ts';
import { reference, type Thing } from './thing.ts';

export function legalPageData(
  document: Pick<Legal, 'title' | 'description' | 'version' | 'changes'>,
  { url, publisher }: { readonly url: string; readonly publisher: string },
): Thing {
  const [modified, published] = [document.changes[0], document.changes.at(-1)];
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: document.title,
    description: document.description,
    inLanguage: 'en',
    version: document.version,
    datePublished: published && isoDate(published.date),
    dateModified: modified && isoDate(modified.date),
    publisher: reference(publisher),
  };
}
