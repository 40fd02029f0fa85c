import { getColour } from '@site/content/colours/theme';
import { loadEntry } from '#site/queries.ts';

export const GET = async () => {
  const { name } = await loadEntry('company');
  return Response.json({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: getColour('paper'),
    theme_color: getColour('paper'),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
