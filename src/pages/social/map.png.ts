import type { APIRoute } from 'astro';
import { mapImage } from '../../../integrations/social/draw.ts';
import { single } from '../../site/queries.ts';

/** What search engines show of the company: a picture without words. */
export const GET: APIRoute = async () => {
  const { terrainDrawings, coordinates } = await single('company');
  const image = await mapImage(terrainDrawings ? 'terrain' : coordinates);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
