import type { APIRoute } from 'astro';
import { publishedCatalogue } from '../domain/quote/published-catalogue.ts';
import { list } from '../site/queries.ts';

/** The prices, for the server that receives orders: see docs/delivery.md. */
export const GET: APIRoute = async () => Response.json(publishedCatalogue(await list('catalogue')));
