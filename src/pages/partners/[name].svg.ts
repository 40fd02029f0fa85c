import type { APIRoute } from 'astro';
import { resolveContentPath } from '@site/content/files/content-root';
import { readCleanLogo } from '@site/content/files/partner-logo';
import { loadEntries } from '#site/queries.ts';

export const getStaticPaths = async () =>
  (await loadEntries('partners')).flatMap(({ logo }) =>
    logo === undefined ? [] : [{ params: { name: logo.replace('.svg', '') } }],
  );

/**
 * The development server needs this header, or browsers do not show the SVG. In production, the host sets the
 * content type.
 */
export const GET: APIRoute<object, { name: string }> = ({ params }) =>
  new Response(readCleanLogo(resolveContentPath(`partners/${params.name}.svg`)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
