import type { APIRoute } from 'astro';
import { drawPhoneIcon } from '#files/icons.ts';

/** Width and height in pixels, by the file's name. */
const ICON_SIZES_PX = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = () =>
  Object.entries(ICON_SIZES_PX).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }));

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(await drawPhoneIcon(props.size));
