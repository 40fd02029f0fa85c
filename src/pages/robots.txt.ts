import type { APIRoute } from 'astro';
import { sitemapPath } from '../site/paths.ts';
import { siteAddress } from '../site/site-address.ts';

/**
 * Everything may be read. The checkout asks in its own head not to be listed, and a robot that is kept out cannot
 * read that.
 */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(sitemapPath)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
