import type { APIRoute, GetStaticPaths } from 'astro';
import { contentPath } from '../../../integrations/content-root.ts';
import { portrait } from '../../../integrations/portrait.ts';
import { portraitName } from '../../site/paths.ts';
import { single } from '../../site/queries.ts';

export const getStaticPaths = (async () =>
  (await single('aboutPage')).people.flatMap(({ portrait }) =>
    portrait ? [{ params: { name: portraitName(portrait.file) }, props: portrait }] : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await portrait(contentPath(`people/${props.file}`))), {
    headers: { 'content-type': 'image/webp' },
  });
