import { readFile } from 'node:fs/promises';
import { type PublishedCatalogue, publishedCatalogueSchema, parseJson } from './site.ts';

/** How long the site may take to give its prices. */
const FETCH_MS = 5000;

async function readSource(source: string): Promise<string> {
  if (!/^https?:/u.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_MS),
  });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * The catalogue as the site publishes it, from its address or from a built file. It is read for every order: orders are
 * rare, and with a price kept from before a deployment the receiver would refuse what the page says.
 */
export const catalogueFrom = (source: string) => async (): Promise<PublishedCatalogue> =>
  publishedCatalogueSchema.parse(parseJson(await readSource(source)));
