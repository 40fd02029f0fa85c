import { readFile } from 'node:fs/promises';
import { LoggableError } from '../log.ts';
import { parseJson } from '@site/rules/text/json';
import {
  publishedCatalogueSchema,
  type PublishedCatalogue,
} from '@site/content/catalogue/published-catalogue.schema';

/** The catalogue cannot be read, so no order can be priced and no email composed. */
export class CatalogueUnavailable extends LoggableError {}

const FETCH_MS = 5000;

async function readSource(source: string): Promise<string> {
  if (!/^https?:/u.test(source)) return readFile(source, 'utf8');
  const signal = AbortSignal.timeout(FETCH_MS);
  const response = await fetch(source, { cache: 'no-store', redirect: 'error', signal });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * Returns a function that reads the published catalogue, from its URL or from a built file. Reads it for
 * every order, because orders are rare. With a price from before a deployment, the receiver would refuse the
 * page's new price.
 */
export const createCatalogueReader = (source: string) => async (): Promise<PublishedCatalogue> => {
  try {
    return publishedCatalogueSchema.parse(parseJson(await readSource(source)));
  } catch (error) {
    // The message names only the site's files, so it may be logged.
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogueUnavailable(`${source} cannot be read: ${reason}`, { cause: error });
  }
};
