import { toAbsoluteUrl } from '#site/absolute-url.ts';
import { listSitePages } from '#site/site-pages.ts';

/**
 * Follows the format of sitemaps.org. Nothing needs escaping, because the paths of our URLs have only
 * letters, digits, hyphens and slashes.
 */
export const GET = async () => {
  const urlElements = (await listSitePages())
    .filter(({ noindex }) => !noindex)
    .map(({ path, changeDay }) => {
      // Without git the day is unknown. It is left out then, because a wrong day would be worse.
      const lastmod = changeDay === undefined ? '' : `<lastmod>${changeDay}</lastmod>`;
      return `  <url><loc>${toAbsoluteUrl(path)}</loc>${lastmod}</url>`;
    });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urlElements,
    '</urlset>\n',
  ];
  return new Response(xml.join('\n'));
};
