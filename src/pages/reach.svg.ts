import { createDrawingResponse } from '#files/drawing-file.ts';
import { DISTANCE_MAP_BOX, drawDistanceMap } from '#components/drawings/distance-map.ts';
import { loadDistanceMap } from '#site/queries.ts';

/** Serves the map of distances for pages that show it on a dark band. */
export const GET = async () =>
  createDrawingResponse(drawDistanceMap(await loadDistanceMap()), DISTANCE_MAP_BOX, 'band');
