import { drawFavicon } from '#files/icons.ts';

export const GET = async () => new Response(await drawFavicon());
