import type { APIRoute, GetStaticPaths } from 'astro';
import { partnerLogos } from '../../../integrations/partner-logos.ts';

export const getStaticPaths = (async () =>
  Array.from((await partnerLogos()).keys(), (file) => ({
    params: { name: file.replace('.svg', '') },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response((await partnerLogos()).get(props.file), { headers: { 'content-type': 'image/svg+xml' } });
