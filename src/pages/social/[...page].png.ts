import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImagePath } from '@site/rules/addresses/paths';
import { drawBackground, drawSocialImage } from '#files/social-image.ts';
import { cachePerBuild, loadEntry } from '#site/queries.ts';
import { homeUrl } from '#site/absolute-url.ts';
import { type SitePage, listSitePages } from '#site/site-pages.ts';

export const getStaticPaths = (async () =>
  (await listSitePages()).map((page) => ({
    params: { page: socialImagePath(page.path).slice('/social/'.length, -'.png'.length) },
    props: { page },
  }))) satisfies GetStaticPaths;

/** Draws the map once for all cards, because its curves take longer than all the words. */
const drawMapOnce = cachePerBuild(async () => drawBackground(await loadEntry('company')));

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const { name } = await loadEntry('company');
  const { host } = new URL(homeUrl);
  const texts = { title: page.title, label: page.label, companyName: name, host };
  return new Response(new Uint8Array(await drawSocialImage(texts, await drawMapOnce())), {
    headers: { 'content-type': 'image/png' },
  });
};
