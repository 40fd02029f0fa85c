import type { APIRoute } from 'astro';
import { publishedCatalogue } from '../domain/quote/published-catalogue.ts';
import { versionPath } from '../site/paths.ts';
import { legalEntries, list, single } from '../site/queries.ts';

/** The prices, who sells by which documents, and for how long data is kept, for the server that receives orders: see receiver/docs/contract.md. */
export const GET: APIRoute = async () => {
  const documents = (await legalEntries()).map(({ slug, title, version }) => ({
    title,
    version,
    path: versionPath(slug, version),
  }));
  return Response.json(
    publishedCatalogue(await list('catalogue'), await single('company'), documents, await single('policies')),
  );
};
