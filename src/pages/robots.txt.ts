import type { APIRoute } from 'astro';
import { sitemapPath } from '@site/rules/addresses/paths';
import { siteAddress } from '../site/site-address.ts';

/** Nothing is disallowed: a robot that may not fetch the checkout could not read its noindex. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(sitemapPath)}\n`);
