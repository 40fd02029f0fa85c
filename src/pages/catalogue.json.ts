import type { APIRoute } from 'astro';
import { publishedCatalogue } from '@site/content/catalogue/published-catalogue';
import { versionPath } from '@site/rules/addresses/paths';
import { legalDocuments, list, single } from '../site/queries.ts';

/**
 * Tells the receiver the prices, the seller, the documents and the retention:
 * packages/receiver/docs/contract.md.
 */
export const GET: APIRoute = async () => {
  const documents = (await legalDocuments()).map(({ slug, title, changes }) => ({
    title,
    versions: changes.map((change) => ({ ...change, path: versionPath(slug, change.version) })),
  }));
  return Response.json(
    publishedCatalogue(await list('catalogue'), await single('company'), documents, await single('policies')),
  );
};
