import type { APIRoute } from 'astro';
import { sitemapPath } from '../site/paths.ts';
import { siteAddress } from '../site/site-address.ts';

/** Nothing is disallowed: a robot that is kept out of the checkout could not read its noindex. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(sitemapPath)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
