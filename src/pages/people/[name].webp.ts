import type { APIRoute, GetStaticPaths } from 'astro';
import { contentPath } from '@site/content/files/content-root';
import { portrait } from '@site/content/files/portrait';
import { portraitName } from '@site/rules/addresses/paths';
import { single } from '../../site/queries.ts';

export const getStaticPaths = (async () =>
  (await single('aboutPage')).people.flatMap(({ portrait }) =>
    portrait ? [{ params: { name: portraitName(portrait.file) }, props: portrait }] : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await portrait(contentPath(`people/${props.file}`))), {
    headers: { 'content-type': 'image/webp' },
  });
