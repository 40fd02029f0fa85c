import type { APIRoute } from 'astro';
import { sitemap } from '../../integrations/sitemap.ts';
import { lastChangeOf } from '../site/last-change.ts';
import { siteAddress } from '../site/paths.ts';
import { sitePages } from '../site/site-pages.ts';

export const GET: APIRoute = async () => {
  const locations = (await sitePages())
    .filter(({ noindex }) => !noindex)
    .map((page) => ({ url: siteAddress(page.path), changed: lastChangeOf(page) }));
  return new Response(sitemap(locations), { headers: { 'content-type': 'application/xml' } });
};
