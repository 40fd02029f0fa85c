import type { APIRoute } from 'astro';
import { mapImage } from '../../files/social-image.ts';
import { single } from '../../site/queries.ts';

/** A picture of the company without words, for search engines. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await mapImage(await single('company'))), {
    headers: { 'content-type': 'image/png' },
  });
