import type { APIRoute } from 'astro';
import { drawingFile } from '../components/drawings/drawing-file.ts';
import { REACH_BOX, reachMarkup } from '../components/drawings/reach.ts';
import { reach } from '../site/distances.ts';

/** The map of distances, for a dark band. */
export const GET: APIRoute = async () => drawingFile(reachMarkup(await reach()), REACH_BOX, 'band');
