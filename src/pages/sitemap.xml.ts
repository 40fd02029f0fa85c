import type { APIRoute } from 'astro';
import { contentRoot } from '../../build/content-root.ts';
import { contentHistory, lastChange } from '../../build/git.ts';
import { isoDate } from '../domain/time/dates.ts';
import { sitemap } from '../../build/sitemap.ts';
import { siteAddress } from '../site/paths.ts';
import { sitePages } from '../site/site-pages.ts';

export const GET: APIRoute = async () => {
  const days = contentHistory(contentRoot);
  const locations = (await sitePages())
    .filter(({ noindex }) => !noindex)
    .map(({ path, changed, sources }) => ({
      url: siteAddress(path),
      changed: changed ? isoDate(changed) : lastChange(sources, days),
    }));
  return new Response(sitemap(locations), { headers: { 'content-type': 'application/xml' } });
};
