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

/** The same behind every card: its curves take longer to draw than all words. */
const behind = oncePerBuild(async () => background(await single('company')));

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const { name } = await single('company');
  const { host } = new URL(homeUrl);
  const words = { title: page.title, label: page.label, companyName: name, host };
  return new Response(new Uint8Array(await socialImage(words, await behind())), {
    headers: { 'content-type': 'image/png' },
  });
};
