import type { APIRoute } from 'astro';
import { mapImage } from '../../../integrations/social/draw.ts';

/** What search engines show of the company: a picture without words. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await mapImage()), { headers: { 'content-type': 'image/png' } });
