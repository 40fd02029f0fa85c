import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImage } from '../../../integrations/social/draw.ts';
import { paths, socialImagePath, siteAddress } from '../../site/paths.ts';
import { single } from '../../site/queries.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

export const getStaticPaths = (async () =>
  (await sitePages()).map((page) => ({
    params: { page: socialImagePath(page.path).slice('/social/'.length, -'.png'.length) },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const { name, terrainDrawings, coordinates } = await single('company');
  const { title, label } = props.page;
  const { host } = new URL(siteAddress(paths.home));
  const image = await socialImage(
    { title, label, companyName: name, host },
    terrainDrawings ? 'terrain' : coordinates,
  );
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
