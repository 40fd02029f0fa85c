import type { APIRoute } from 'astro';
import { single } from '../site/queries.ts';

export const GET: APIRoute = async () => {
  const { name } = await single('company');
  return Response.json({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
