import type { APIRoute } from 'astro';
import { sitemapPath } from '@site/rules/addresses/paths';
import { absoluteUrl } from '../site/absolute-url.ts';

/** Allows everything, because a robot that may not fetch the checkout would not see its noindex. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`);
