import type { APIRoute } from 'astro';
import { createDrawingFile } from '../files/drawing-file.ts';
import { REACH_BOX, drawReach } from '../components/drawings/reach.ts';
import { loadReachMap } from '../site/queries.ts';

/** Repeats the styles of where-we-work.astro: rings fade at the edges, and a phone shows fewer names. */
const STYLES =
  '<style>svg{mask:linear-gradient(to right,transparent,#000 3%) intersect,linear-gradient(transparent,#000 5%)}@media(max-width:459px){text{font-size:21px}.near,.inland.quiet{display:none}}</style>';

/** Draws the map of distances for a dark band. */
export const GET: APIRoute = async () =>
  createDrawingFile(STYLES + drawReach(await loadReachMap()), REACH_BOX, 'band');
