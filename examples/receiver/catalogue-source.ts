import { readFile } from 'node:fs/promises';
import { publishedCatalogueSchema } from '../../src/domain/quote/published-catalogue.schema.ts';
import type { PublishedCatalogue } from '../../src/domain/quote/published-catalogue.ts';

/** How long prices that were read may be used: a new deployment counts after that. */
const FRESH_MS = 60_000;
const FETCH_MS = 5000;

async function readSource(source: string): Promise<string> {
  if (!/^https?:/u.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

/** The catalogue as the site publishes it, from its address or from a built file. Rejects where it cannot be read now. */
export function catalogueFrom(source: string, now: () => number): () => Promise<PublishedCatalogue> {
  let kept: { readonly catalogue: PublishedCatalogue; readonly atMs: number } | undefined;
  return async () => {
    if (kept && now() - kept.atMs < FRESH_MS) return kept.catalogue;
    const catalogue = publishedCatalogueSchema.parse(JSON.parse(await readSource(source)));
    kept = { catalogue, atMs: now() };
    return catalogue;
  };
}
