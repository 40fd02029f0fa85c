import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFile } from '../../files/drawing-file.ts';
import { services } from '../../site/queries.ts';

const drawings: Readonly<Record<string, string>> = import.meta.glob('../../assets/drawings/*-small.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FRAME =
  '<path d="M4 4h272v152H4z"/><path class="thick" stroke-dasharray="16" d="M4 7.5h272M4 152.5h272"/>';

export const getStaticPaths = (async () =>
  (await services()).flatMap(({ drawing: name }) => {
    const drawing = drawings[`../../assets/drawings/${name ?? ''}-small.svg`];
    return drawing === undefined ? [] : [{ params: { name }, props: { drawing } }];
  })) satisfies GetStaticPaths;

/** The small drawing of a service's sheet in its frame, as in small-sheet.astro, and without letters. */
export const GET: APIRoute<{ drawing: string }> = ({ props }) =>
  drawingFile(
    FRAME + props.drawing.replaceAll(/<\/?svg[^>]*>|<!--.*?-->|<text.*?<\/text>/gs, ''),
    '3 3 274 154',
    'paper',
  );
