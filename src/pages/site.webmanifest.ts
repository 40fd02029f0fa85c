import type { APIRoute } from 'astro';
import { loadPalettes, loadEntry } from '../site/queries.ts';

export const GET: APIRoute = async () => {
  const { name } = await loadEntry('company');
  const { page } = (await loadPalettes()).day;
  return Response.json({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
