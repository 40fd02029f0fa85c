import type { APIRoute, GetStaticPaths } from 'astro';
import { contentPath } from '@site/content/files/content-root';
import { cleanLogo } from '@site/content/files/partner-logo';
import { list } from '../../site/queries.ts';

export const getStaticPaths = (async () =>
  (await list('partners')).flatMap(({ logo }) =>
    logo === undefined ? [] : [{ params: { name: logo.replace('.svg', '') } }],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<object, { name: string }> = ({ params }) =>
  new Response(cleanLogo(contentPath(`partners/${params.name}.svg`)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
