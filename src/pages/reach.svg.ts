import type { APIRoute } from 'astro';
import { drawingFile } from '../files/drawing-file.ts';
import { REACH_BOX, reachMarkup } from '../components/drawings/reach.ts';
import { reachMap } from '../site/queries.ts';

/** Repeats the styles of where-we-work.astro: rings fade at the edges, and a phone shows fewer names. */
const STYLES =
  '<style>svg{mask:linear-gradient(to right,transparent,#000 3%) intersect,linear-gradient(transparent,#000 5%)}@media(max-width:459px){text{font-size:21px}.near,.inland.quiet{display:none}}</style>';

/** Draws the map of distances for a dark band. */
export const GET: APIRoute = async () =>
  drawingFile(STYLES + reachMarkup(await reachMap()), REACH_BOX, 'band');
