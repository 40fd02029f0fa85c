import type { APIRoute, GetStaticPaths } from 'astro';
import { contentPath } from '../../../build/content-root.ts';
import { cleanLogo } from '../../../build/partner-logo.ts';
import { list } from '../../site/queries.ts';

export const getStaticPaths = (async () =>
  (await list('partners')).flatMap(({ logo }) =>
    logo === undefined ? [] : [{ params: { name: logo.replace('.svg', '') }, props: { logo } }],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ logo: string }> = ({ props }) =>
  new Response(cleanLogo(contentPath(`partners/${props.logo}`)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
