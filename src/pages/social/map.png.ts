import type { APIRoute } from 'astro';
import { mapImage } from '../../files/social-image.ts';
import { single } from '../../site/queries.ts';

/** What search engines show of the company: a picture without words. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await mapImage(await single('company'))), {
    headers: { 'content-type': 'image/png' },
  });
