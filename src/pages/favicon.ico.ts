import type { APIRoute } from 'astro';
import { drawFavicon } from '#files/icons.ts';

export const GET: APIRoute = async () => new Response(await drawFavicon());
