import type { APIRoute } from 'astro';
import { publishedCatalogue } from '../domain/quote/published-catalogue.ts';
import { list, single } from '../site/queries.ts';

/** Prices and whom to pay, for the server that receives orders: see docs/delivery.md. */
export const GET: APIRoute = async () =>
  Response.json(publishedCatalogue(await list('catalogue'), await single('company')));
