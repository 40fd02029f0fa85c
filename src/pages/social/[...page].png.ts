import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImagePath } from '@site/rules/addresses/paths';
import { background, socialImage } from '../../files/social-image.ts';
import { oncePerBuild, single } from '../../site/queries.ts';
import { homeUrl } from '../../site/absolute-url.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

export const getStaticPaths = (async () =>
  (await sitePages()).map((page) => ({
    params: { page: socialImagePath(page.path).slice('/social/'.length, -'.png'.length) },
    props: { page },
  }))) satisfies GetStaticPaths;

/** Drawn once for all cards, because its curves take longer than all the words. */
const map = oncePerBuild(async () => background(await single('company')));

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const { name } = await single('company');
  const { host } = new URL(homeUrl);
  const words = { title: page.title, label: page.label, companyName: name, host };
  return new Response(new Uint8Array(await socialImage(words, await map())), {
    headers: { 'content-type': 'image/png' },
  });
};
