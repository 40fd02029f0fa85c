import { createPublishedCatalogue } from '@site/content/catalogue/published-catalogue';
import { versionPath } from '@site/rules/urls/paths';
import { loadLegalDocuments, loadEntries, loadEntry } from '#site/queries.ts';

/**
 * Tells the receiver the prices, the seller, the legal documents and how long to keep data:
 * packages/receiver/docs/contract.md.
 */
export const GET = async () => {
  const documents = (await loadLegalDocuments()).map(({ slug, title, changes }) => ({
    title,
    versions: changes.map((change) => ({ ...change, path: versionPath(slug, change.version) })),
  }));
  return Response.json(
    createPublishedCatalogue(
      await loadEntries('catalogue'),
      await loadEntry('company'),
      documents,
      await loadEntry('policies'),
    ),
  );
};
