import type { APIRoute } from 'astro';
import { colours, single } from '../site/queries.ts';

export const GET: APIRoute = async () => {
  const { name } = await single('company');
  const { page } = (await colours()).day;
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
