import { sitemapPath } from '@site/rules/urls/paths';
import { toAbsoluteUrl } from '#site/absolute-url.ts';

/** Allows everything. A robot that must not fetch the checkout would never see its `noindex`. */
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl(sitemapPath)}\n`);
