import type { APIRoute, GetStaticPaths } from 'astro';
import { resolveContentPath } from '@site/content/files/content-root';
import { readCleanLogo } from '@site/content/files/partner-logo';
import { loadEntries } from '#site/queries.ts';

export const getStaticPaths = (async () =>
  (await loadEntries('partners')).flatMap(({ logo }) =>
    logo === undefined ? [] : [{ params: { name: logo.replace('.svg', '') } }],
  )) satisfies GetStaticPaths;

/** In development, browsers show no SVG without this header. The hosts of a build set the type themselves. */
export const GET: APIRoute<object, { name: string }> = ({ params }) =>
  new Response(readCleanLogo(resolveContentPath(`partners/${params.name}.svg`)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
