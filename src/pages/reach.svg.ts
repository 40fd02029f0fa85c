import type { APIRoute } from 'astro';
import { drawingFile } from '../files/drawing-file.ts';
import { REACH_BOX, reachMarkup } from '../components/drawings/reach.ts';
import { reachMap } from '../site/queries.ts';

/** As in src/pages/where-we-work.astro: rings fade at its edges, and on a phone it is half as large, with fewer names. */
const STYLES =
  '<style>svg{mask:linear-gradient(to right,transparent,#000 3%) intersect,linear-gradient(transparent,#000 5%)}@media(max-width:459px){text{font-size:21px}.near,.inland.quiet{display:none}}</style>';

/** The map of distances, for a dark band. */
export const GET: APIRoute = async () =>
  drawingFile(STYLES + reachMarkup(await reachMap()), REACH_BOX, 'band');
