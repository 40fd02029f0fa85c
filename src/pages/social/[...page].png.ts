import type { APIRoute } from 'astro';
import { socialImagePath } from '@site/rules/urls/paths';
import { drawBackground, drawSocialImage } from '#files/social-image.ts';
import { cachePerBuild, loadEntry } from '#site/queries.ts';
import { homeUrl } from '#site/absolute-url.ts';
import { type SitePage, listSitePages } from '#site/site-pages.ts';

export const getStaticPaths = async () =>
  (await listSitePages()).map((page) => ({
    params: { page: socialImagePath(page.path).slice('/social/'.length, -'.png'.length) },
    props: { page },
  }));

/** Draws the map and the company once for all images, because they take longer than a title. */
const drawBackgroundOnce = cachePerBuild(async () =>
  drawBackground(await loadEntry('company'), new URL(homeUrl).host),
);

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) =>
  new Response(await drawSocialImage(page, await drawBackgroundOnce()));
