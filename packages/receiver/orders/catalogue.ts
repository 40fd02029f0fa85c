import { readFile } from 'node:fs/promises';
import { LoggableError } from '../log.ts';
import { parseJson } from '@site/rules/text/json';
import {
  publishedCatalogueSchema,
  type PublishedCatalogue,
} from '@site/content/catalogue/published-catalogue.schema';

/** Thrown if the catalogue cannot be read. Then no order can be priced and no email composed. */
export class CatalogueUnavailableError extends LoggableError {}

const FETCH_TIMEOUT_MS = 5000;

async function readSource(source: string) {
  if (!/^https?:/u.test(source)) return readFile(source, 'utf8');
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(source, { cache: 'no-store', redirect: 'error', signal });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * Returns a function that reads the published catalogue, from its URL or from a built file. It caches
 * nothing, because with an old catalogue the receiver would reject the new prices of the site's pages.
 */
export const createCatalogueReader = (source: string) => async (): Promise<PublishedCatalogue> => {
  try {
    return publishedCatalogueSchema.parse(parseJson(await readSource(source)));
  } catch (error) {
    // The reason contains no personal data, so it may be logged.
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogueUnavailableError(`${source} cannot be read: ${reason}`, { cause: error });
  }
};
