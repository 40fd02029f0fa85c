import type { APIRoute } from 'astro';
import { resolveContentPath } from '@site/content/files/content-root';
import { cropPortrait } from '@site/content/files/portrait';
import { getPortraitName } from '@site/rules/urls/paths';
import { loadEntry } from '#site/queries.ts';

export const getStaticPaths = async () =>
  (await loadEntry('aboutPage')).people.flatMap(({ portrait }) =>
    portrait ? [{ params: { name: getPortraitName(portrait.file) }, props: portrait }] : [],
  );

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await cropPortrait(resolveContentPath(`people/${props.file}`)));
