import type { APIRoute } from 'astro';
import { sitemapPath, siteAddress } from '../site/paths.ts';

/** Nothing is disallowed: a robot that may not fetch the checkout could not read its noindex. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(sitemapPath)}\n`);
