import type { APIRoute } from 'astro';
import { createDrawingFile } from '#files/drawing-file.ts';
import { REACH_BOX, drawReach } from '#components/drawings/reach.ts';
import { loadReachMap } from '#site/queries.ts';

/** Draws the map of distances for a dark band. */
export const GET: APIRoute = async () =>
  createDrawingFile(drawReach(await loadReachMap()), REACH_BOX, 'band');
