import type { APIRoute } from 'astro';
import { favicon } from '../files/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await favicon()), { headers: { 'content-type': 'image/x-icon' } });
