import type { APIRoute, GetStaticPaths } from 'astro';
import { textPath } from '../site/paths.ts';
import { textTwins } from '../../build/text-versions/text-versions.ts';

export const getStaticPaths = (async () =>
  (await textTwins()).map(({ path, text }) => ({
    params: { page: textPath(path).slice(1, -'.md'.length) },
    props: { text },
  }))) satisfies GetStaticPaths;

/** A page in plain text, for readers and machines that prefer it. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
